export type { Cell, Database, DatabaseOptions, TableRows } from './database.js';
export { DATABASE_FAMILIES, type DatabaseFamily } from './database.js';
export { databaseFamily } from './database-family.js';
import { NamesakeError } from '../../errors.js';
import type { Database, DatabaseFamily, DatabaseOptions } from './database.js';
export async function openDatabase(family: DatabaseFamily, _connection: string, _options: DatabaseOptions): Promise<Database> {
  throw new NamesakeError('ERR_UNAVAILABLE', `databases of the family ${family}`);
}
