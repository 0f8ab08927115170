import { expect, test } from 'vitest';
import { certainFamily, DATABASE_NAMES, databaseFamily } from '../../../src/source/database/database-family.js';

test.each([
  ['Postgres', 'postgres'],
  ['postgresql', 'postgres'],
  ['CockroachDB', 'postgres'],
  ['aws rds postgres', 'postgres'],
  ['AWS RDS PostgreSQL', 'postgres'],
  ['AWS Aurora Postgres', 'postgres'],
  ['Google SQL Cloud Postgres', 'postgres'],
  ['MySQL', 'mysql'],
  ['MariaDB', 'mysql'],
  ['MariaDB SkySQL', 'mysql'],
  ['Azure MySQL', 'mysql'],
  ['AWS RDS MySQL', 'mysql'],
  ['AWS Aurora MySQL', 'mysql'],
  ['Google SQL Cloud MySQL', 'mysql'],
  ['sqlserver', 'sqlserver'],
  ['SQL Server', 'sqlserver'],
  ['Azure SQL', 'sqlserver'],
  ['azure_sql', 'sqlserver'],
  ['Microsoft SQL Server', 'sqlserver'],
  ['AWS RDS SQL Server', 'sqlserver'],
  ['Snowflake', 'snowflake'],
  ['Databricks', 'databricks'],
  ['SQLite', 'sqlite'],
  ['sqlite3', 'sqlite'],
  ['DuckDB', 'duckdb'],
  ['csv', null],
  ['excel', null],
  ['', null],
  ['constructor', null],
])('%s is %s', (name, family) => {
  expect(databaseFamily(name)).toBe(family);
});

test('each name that is shown is known', () => {
  expect(DATABASE_NAMES.filter((name) => databaseFamily(name) === null)).toEqual([]);
});

test('an unknown one is refused with a guess', () => {
  expect(() => certainFamily('Postgras')).toThrow(/did you mean "Postgres"/);
});
