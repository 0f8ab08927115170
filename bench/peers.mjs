import { run } from './peers/run.mjs';

run(process.argv.slice(2));
