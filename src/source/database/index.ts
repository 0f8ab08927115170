export {
  DATABASE_FAMILIES,
  FILE_FAMILIES,
  type Cell,
  type Database,
  type DatabaseFamily,
  type DatabaseOptions,
  type FileAccess,
  type FileFamily,
  type TableRows,
} from './database.js';
export { certainFamily, DATABASE_NAMES, databaseFamily } from './database-family.js';
export { openDatabase } from './open-database.js';
export { withoutSecret } from './without-secret.js';
