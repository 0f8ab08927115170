import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** The built program, as it is installed. */
export const MAIN = fileURLToPath(new URL('../../lib/cli/main.js', import.meta.url));

/** How a run of the program ended. */
export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built program; `input` is its standard input. */
export function namesake(args: readonly string[], input: string | Buffer = ''): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { input, maxBuffer: 1 << 30 });
  return { code: status, out: stdout.toString(), err: stderr.toString() };
}

/** Whether {@link shell} can run lines here: it takes bash (`PIPESTATUS`), and they take `cat`. */
export const hasShell = spawnSync('bash', ['-c', 'cat /dev/null']).status === 0;

/** Runs a shell line in which `$NAMESAKE` is the built program; the exit code of each part of the pipe is `codes`. */
export function shell(line: string): Run & { readonly codes: string } {
  const script = `${line}; echo "codes: \${PIPESTATUS[*]}" >&2`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], {
    env: { ...process.env, NAMESAKE: `${process.execPath} ${MAIN}` },
    maxBuffer: 1 << 30,
  });
  const [err, codes = ''] = stderr.toString().split(/codes: (.*)\n$/s);
  return { code: status, out: stdout.toString(), err, codes };
}

/** A folder that is removed when the file's tests are done, and a function that puts files into it. */
export function tempFolder(): { readonly path: string; file(name: string, content: string | Buffer): string } {
  const path = mkdtempSync(join(tmpdir(), 'namesake-cli-'));
  afterAll(() => rmSync(path, { recursive: true }));
  return {
    path,
    file(name, content) {
      writeFileSync(join(path, name), content);
      return join(path, name);
    },
  };
}
