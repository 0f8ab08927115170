import { NamesakeError } from '../../errors.js';
import { nearest } from '../../options.js';
import { DATABASE_FAMILIES, type DatabaseFamily } from './database.js';

/** Databases, and services that speak as they do, as one writes them. */
const NAMES: Readonly<Record<DatabaseFamily, readonly string[]>> = {
  postgres: [
    'Postgres',
    'PostgreSQL',
    'CockroachDB',
    'AWS RDS Postgres',
    'AWS Aurora Postgres',
    'Azure Postgres',
    'Google SQL Cloud Postgres',
    'Google Cloud SQL Postgres',
  ],
  mysql: [
    'MySQL',
    'MariaDB',
    'MariaDB SkySQL',
    'AWS RDS MySQL',
    'AWS RDS MariaDB',
    'AWS Aurora MySQL',
    'Azure MySQL',
    'Google SQL Cloud MySQL',
    'Google Cloud SQL MySQL',
  ],
  sqlserver: ['SQL Server', 'Microsoft SQL Server', 'MSSQL', 'Azure SQL', 'AWS RDS SQL Server', 'Google SQL Cloud SQL Server', 'Google Cloud SQL SQL Server'],
  snowflake: ['Snowflake'],
  databricks: ['Databricks'],
  sqlite: ['SQLite', 'SQLite3'],
  duckdb: ['DuckDB'],
};

const FAMILY_OF: ReadonlyMap<string, DatabaseFamily> = new Map(
  DATABASE_FAMILIES.flatMap((family) => NAMES[family].flatMap((name) => spellings(name).map((spelling) => [spelling, family] as const))),
);

/** Names to show and to choose from; {@link databaseFamily} knows each. */
export const DATABASE_NAMES: readonly string[] = DATABASE_FAMILIES.flatMap((family) => NAMES[family]);

/**
 * The family of a database by a name it goes by: any case, blanks, hyphens and underscores do not count.
 *
 * @returns null for what is no database.
 * @example databaseFamily('AWS RDS Postgres')  // => 'postgres'
 */
export function databaseFamily(sourceName: string): DatabaseFamily | null {
  return FAMILY_OF.get(plain(sourceName)) ?? null;
}

/** The same where it must be one. @throws {NamesakeError} `ERR_OPTION_RANGE` */
export function certainFamily(sourceName: string): DatabaseFamily {
  const family = databaseFamily(sourceName);
  if (family !== null) return family;
  const guess = nearest(sourceName, DATABASE_NAMES);
  throw new NamesakeError('ERR_OPTION_RANGE', 'the kind of database', DATABASE_FAMILIES.join(', '), `"${sourceName}" (did you mean "${guess}"?)`);
}

/** PostgreSQL has two names, in whatever it is part of. */
function spellings(name: string): string[] {
  const short = plain(name);
  return short.endsWith('postgres') ? [short, `${short}ql`] : [short];
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}
