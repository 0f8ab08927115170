import { rmSync } from 'node:fs';
for (const folder of ['dist', 'lib']) rmSync(folder, { recursive: true, force: true });
