export type { Cell, Database, DatabaseOptions, TableRows } from './database.js';
export { DATABASE_FAMILIES, type DatabaseFamily } from './database.js';
export { databaseFamily } from './database-family.js';
