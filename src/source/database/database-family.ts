import { NamesakeError } from '../../errors.js';
import { nearest } from '../../options.js';
import { DATABASE_FAMILIES, type DatabaseFamily } from './database.js';

/** Names of databases and of services that speak as they do, in small letters without blanks and signs. */
const NAMES: Readonly<Record<DatabaseFamily, readonly string[]>> = {
  postgres: [
    'postgres',
    'postgresql',
    'cockroachdb',
    'awsrdspostgres',
    'awsrdspostgresql',
    'awsaurorapostgres',
    'awsaurorapostgresql',
    'azurepostgres',
    'azurepostgresql',
    'googlesqlcloudpostgres',
    'googlesqlcloudpostgresql',
    'googlecloudsqlpostgres',
    'googlecloudsqlpostgresql',
  ],
  mysql: ['mysql', 'mariadb', 'mariadbskysql', 'azuremysql', 'awsrdsmysql', 'awsrdsmariadb', 'awsauroramysql', 'googlesqlcloudmysql', 'googlecloudsqlmysql'],
  sqlserver: ['sqlserver', 'mssql', 'microsoftsqlserver', 'azuresql', 'awsrdssqlserver', 'googlesqlcloudsqlserver', 'googlecloudsqlsqlserver'],
  snowflake: ['snowflake'],
  databricks: ['databricks'],
};

const FAMILY_OF: ReadonlyMap<string, DatabaseFamily> = new Map(DATABASE_FAMILIES.flatMap((family) => NAMES[family].map((name) => [name, family] as const)));

/**
 * The family of a database by a name it goes by: any case, blanks, hyphens and underscores do not count.
 *
 * @returns null for what is no database.
 * @example databaseFamily('AWS RDS Postgres')  // => 'postgres'
 */
export function databaseFamily(sourceName: string): DatabaseFamily | null {
  return FAMILY_OF.get(sourceName.toLowerCase().replace(/[\s_-]+/g, '')) ?? null;
}

/** The same where it must be one. @throws {NamesakeError} `ERR_OPTION_RANGE` */
export function certainFamily(sourceName: string): DatabaseFamily {
  const family = databaseFamily(sourceName);
  if (family !== null) return family;
  const names = [...FAMILY_OF.keys()];
  const guess = nearest(sourceName, names);
  throw new NamesakeError('ERR_OPTION_RANGE', 'the kind of database', DATABASE_FAMILIES.join(', '), `"${sourceName}" (did you mean "${guess}"?)`);
}
