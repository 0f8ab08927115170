import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = new URL('../lib/cli/main.js', import.meta.url).pathname;

/** A service in a process of its own, with files of this machine and no limits of rates; memory in MB. */
export async function served(config = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'namesake-bench-'));
  const file = join(folder, 'service.json');
  const hosts = { files: ['127.0.0.1'], databases: ['127.0.0.1'] };
  writeFileSync(file, JSON.stringify({ port: 0, hosts, limits: { requestsPerSecond: 1e6, burst: 1e6 }, ...config }));
  const service = spawn(process.execPath, [MAIN, 'serve', '--config', file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise((resolve) => {
    service.stdout.on('data', (bytes) => {
      const found = /"url":"([^"]+)"/.exec(String(bytes));
      if (found) resolve(found[1]);
    });
  });
  const status = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${service.pid}/status`, 'utf8'))[1]) / 1024;
  return {
    url,
    rss: () => status('VmRSS'),
    peak: () => status('VmHWM'),
    async stop() {
      service.kill('SIGTERM');
      await new Promise((done) => service.once('exit', done));
      rmSync(folder, { recursive: true });
    },
  };
}
