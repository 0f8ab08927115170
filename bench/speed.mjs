import { run } from './speed/run.mjs';

run(process.argv.slice(2));
