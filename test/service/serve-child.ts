import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { MAIN } from '../cli/run-cli.js';

/** `namesake serve` as a process of its own. */
export interface ServeChild {
  readonly child: ChildProcess;
  readonly url: string;
  /** What it has logged so far. */
  readonly lines: () => readonly Record<string, unknown>[];
  /** Resolves when it has ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly err: string }>;
}

/** Starts a service. @param configPath where its configuration is put. */
export async function serveChild(configPath: string, config: object = {}, env: NodeJS.ProcessEnv = process.env): Promise<ServeChild> {
  writeFileSync(configPath, JSON.stringify({ port: 0, hosts: { files: ['127.0.0.1'] }, graceSeconds: 5, ...config }));
  const child = spawn(process.execPath, [MAIN, 'serve', '--config', configPath], { stdio: ['ignore', 'pipe', 'pipe'], env });
  let [out, err] = ['', ''];
  child.stderr.on('data', (data) => (err += data));
  const ended = new Promise<{ code: number | null; err: string }>((resolve) => child.on('close', (code) => resolve({ code, err })));
  const lines = (): Record<string, unknown>[] =>
    out
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      out += data;
      const listening = lines().find(({ msg }) => msg === 'listening');
      if (listening !== undefined) resolve(String(listening.url));
    });
    void ended.then(() => reject(new Error(err)));
  });
  return { child, url, lines, ended };
}
