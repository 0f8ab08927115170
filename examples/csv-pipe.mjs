// A file of any size with a column of similarity keys: node examples/csv-pipe.mjs examples/companies.csv name > keyed.csv
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { keyCsvTransform } from 'namesake/stream/node';

const [path, column] = process.argv.slice(2);
await pipeline(createReadStream(path), keyCsvTransform({ column, category: 'company' }), process.stdout);
