import { chmodSync } from 'node:fs';
for (const program of ['dist/cli/main.js', 'lib/cli/main.js']) chmodSync(program, 0o755);
