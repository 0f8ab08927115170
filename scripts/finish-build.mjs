import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { minifySync } from 'rolldown/experimental';

for (const program of ['dist/cli/main.js', 'lib/cli/main.js']) chmodSync(program, 0o755);
// the service's page lies beside the code that serves it; as published without comments and long names, as that code is
for (const place of ['dist/service/page', 'lib/page']) cpSync('src/service/page', place, { recursive: true });
const { code, errors } = minifySync('page.js', readFileSync('lib/page/page.js', 'utf8'), { module: true, compress: true, mangle: true });
if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
writeFileSync('lib/page/page.js', code);
