import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const SERVERS = { postgres: ['postgres', 'startPostgres'], mysql: ['mariadb', 'startMariadb'] };

/** Starts a database server as the tests do, which are TypeScript. */
export async function startServer(family) {
  const [module, start] = SERVERS[family];
  const input = fileURLToPath(new URL(`../test/servers/${module}.ts`, import.meta.url));
  const bundle = await rolldown({ input, platform: 'node', external: [/^node:/, 'pg', /^mysql2/] });
  const file = fileURLToPath(new URL(`../dist/bench-${module}.mjs`, import.meta.url));
  await bundle.write({ file, format: 'esm' });
  return (await import(file))[start]();
}
