// Similarity keys and match scores in SQL: node examples/duckdb.mjs
import * as duckdb from '@duckdb/node-api';
import { register } from 'namesake/duckdb';

const connection = await (await duckdb.DuckDBInstance.create()).connect();
register(connection, { duckdb });
await connection.run(`CREATE TABLE companies AS FROM (VALUES ('IBM'), ('Intl. Business Machines, Inc.'), ('Siemens AG')) t(name)`);
const groups = await connection.runAndReadAll(`SELECT string_agg(name, ' = ' ORDER BY name) FROM companies GROUP BY company_key(name) ORDER BY 1`);
for (const [names] of groups.getRows()) console.log(names);
const scores = await connection.runAndReadAll(`SELECT match_score('IBM', 'I.B.M. Corp', 'company') > 90`);
console.log(scores.getRows()[0][0]);
