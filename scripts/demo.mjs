// The first thing a newcomer sees: a match report of the sample file, by the command line that they will use.
import { spawnSync } from 'node:child_process';

const command = ['lib/cli/main.js', 'match', 'examples/companies.csv', '--column', 'name', '--reference', 'id', '--category', 'company'];
console.log(`$ npx namesake ${command.slice(1).join(' ')}\n`);
const { status, error } = spawnSync(process.execPath, command, { stdio: 'inherit' });
if (error) throw error;
process.exitCode = status ?? 1;
