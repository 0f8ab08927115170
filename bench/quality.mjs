import { run } from './quality/run.mjs';

await run(process.argv.slice(2));
