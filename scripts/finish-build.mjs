import { chmodSync, cpSync } from 'node:fs';
for (const program of ['dist/cli/main.js', 'lib/cli/main.js']) chmodSync(program, 0o755);
// the service's page lies beside the code that serves it
for (const place of ['dist/service/page', 'lib/page']) cpSync('src/service/page', place, { recursive: true });
