import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasShell, MAIN, namesake, shell, tempFolder } from './run-cli.js';

const folder = tempFolder();
const large = folder.file('large.csv', `id,name\n${Array.from({ length: 60_000 }, (_, i) => `${i},Company number ${i} of ${i % 7}\n`).join('')}`);
const inShell = it.skipIf(!hasShell);
const linux = it.skipIf(!hasShell || process.platform !== 'linux');

describe('a reader that leaves', () => {
  inShell.each([
    ['rows', `$NAMESAKE match ${large} --column name --output rows --method keys`],
    ['rows as JSON', `$NAMESAKE match ${large} --column name --output rows --method keys --target json`],
    ['keys', `$NAMESAKE keys ${large} --column name`],
  ])('is no failure: the first line of %s', (_, command) => {
    const { out, err, codes } = shell(`${command} | { IFS= read -r line; printf '%s\\n' "$line"; }`);
    expect(out.split('\n').length).toBe(2);
    expect({ err, codes }).toEqual({ err: '', codes: '0 0' });
  });

  inShell('is no failure at once either', () => {
    expect(shell(`$NAMESAKE keys ${large} --column name | true`)).toMatchObject({ err: '', codes: '0 0' });
    expect(shell('$NAMESAKE --help | true')).toMatchObject({ err: '', codes: '0 0' });
  });
});

describe('a full disk', () => {
  linux.each([
    ['--out', `$NAMESAKE keys ${large} --column name --out /dev/full`],
    ['standard output', `$NAMESAKE keys ${large} --column name > /dev/full`],
    ['a short standard output', '$NAMESAKE score a b > /dev/full'],
    ['match', `$NAMESAKE match ${large} --column name --method keys --output rows --quiet --out /dev/full`],
  ])('is an error: %s', (_, command) => {
    const { err, codes, out } = shell(command);
    expect([codes, out]).toEqual(['1', '']);
    expect(err).toMatch(/^namesake: cannot write to [^\n]*no space left[^\n]*\n$/);
  });
});

describe('--out', () => {
  it('writes the same as standard output, and leaves nothing beside it', () => {
    const path = join(folder.path, 'out.csv');
    const { code, out } = namesake(['keys', large, '--column', 'name', '--out', path]);
    expect([code, out]).toEqual([0, '']);
    expect(readFileSync(path, 'utf8') === namesake(['keys', large, '--column', 'name']).out).toBe(true);
    expect(readdirSync(folder.path).filter((name) => name.includes('partial'))).toEqual([]);
  });

  it('may be the input itself', () => {
    const path = folder.file('both.csv', 'name\nAcme\n');
    expect(namesake(['match', path, '--output', 'rows', '--out', path]).code).toBe(0);
    expect(readFileSync(path, 'utf8')).toMatch(/^name,Cluster,SimKey\nAcme,1,[\w-]{43}\n$/);
  });

  it('leaves what was there where the run fails', () => {
    const path = folder.file('kept.csv', 'kept');
    const broken = folder.file('broken.csv', 'name\n"Acme\n');
    expect(namesake(['match', broken, '--out', path]).code).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe('kept');
    const none = join(folder.path, 'never.csv');
    expect(namesake(['match', broken, '--out', none]).code).toBe(1);
    expect(existsSync(none)).toBe(false);
  });

  linux('removes what it wrote where the disk fills up meanwhile', () => {
    // A limit on file size stands in for a full disk; node sees EFBIG.
    const path = join(folder.path, 'limited.csv');
    const { err, codes } = shell(`(trap '' XFSZ; ulimit -f 64; $NAMESAKE keys ${large} --column name --out ${path})`);
    expect(codes).toBe('1');
    expect(err).toMatch(/^namesake: cannot write to /);
    expect(readdirSync(folder.path).filter((name) => name.includes('limited'))).toEqual([]);
  });

  linux('writes to /dev/stdout and - as to standard output', () => {
    const input = 'name\nAcme\n';
    const expected = namesake(['keys', '-'], input).out;
    expect(shell(`printf 'name\\nAcme\\n' | $NAMESAKE keys - --out /dev/stdout | while IFS= read -r line; do printf '%s\\n' "$line"; done`).out).toBe(expected);
    expect(namesake(['keys', '-', '--out', '-'], input).out).toBe(expected);
  });
});

describe('standard input', () => {
  it('is read for -', () => {
    expect(namesake(['keys', '-'], readFileSync(large)).code).toBe(2);
    expect(namesake(['keys', '-', '--column', '2'], readFileSync(large)).out === namesake(['keys', large, '--column', '2']).out).toBe(true);
  });

  inShell('may be a closed or an empty one', () => {
    expect(shell(`$NAMESAKE keys - < /dev/null`)).toMatchObject({ codes: '0', err: 'namesake: the input is empty\n' });
  });
});

describe('a file larger than the memory it may take', () => {
  const PEAK = `data:text/javascript,process.on('exit',()=>console.error('MiB',process.resourceUsage().maxRSS/1024))`;
  const MIB = 100;
  const path = join(folder.path, 'huge.csv');
  const lines = Array.from({ length: 10_000 }, (_, i) => `${i},"Company number ${i % 5000}, of ${i % 7} Ltd",some more cells\n`).join('');
  beforeAll(() => {
    writeFileSync(path, 'id,name,more\n');
    for (let bytes = 0; bytes < MIB * 2 ** 20; bytes += lines.length) appendFileSync(path, lines);
  });

  linux.each([
    ['a file', `${path} --column name`],
    ['a pipe', `- --column name < <(cat ${path})`],
  ])(
    'gives its keys: %s',
    (_, args) => {
      const { err, codes } = shell(`NODE_OPTIONS="--import ${PEAK.replaceAll("'", '%27').replaceAll(' ', '%20')}" $NAMESAKE keys ${args} > /dev/null`);
      expect(codes).toBe('0');
      // the whole file and what is made of it would take some 235
      expect(Number(/MiB (\d+)/.exec(err)?.[1])).toBeLessThan(190);
      expect(Number(/MiB (\d+)/.exec(err)?.[1])).toBeGreaterThan(20);
    },
    60_000,
  );

  it('is refused where it is no longer UTF-8 and nobody said so, but for a file that can be looked through before', () => {
    const mixed = Buffer.concat([Buffer.from(`name\n${'abcdefg\n'.repeat(150_000)}`), Buffer.from('M\xfcller\n', 'latin1')]);
    expect(namesake(['keys', '-'], mixed)).toMatchObject({ code: 1, err: expect.stringMatching(/line 150002 is not UTF-8, as what stands before it is/) });
    expect(namesake(['keys', '-', '--encoding', 'windows-1252'], mixed)).toMatchObject({ code: 0, err: '' });
    const file = folder.file('mixed.csv', mixed);
    const { code, out, err } = namesake(['keys', file]);
    expect([code, err.startsWith('namesake: line 150002 is not UTF-8: the text is read as windows-1252')]).toEqual([0, true]);
    expect(out.split('\n')[150_001]).toMatch(/^Müller,/);
  });
});

describe('the program file', () => {
  it('begins with its interpreter', () => expect(readFileSync(MAIN, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/));
});

describe('--out', () => {
  it('does not overwrite the input', () => {
    const file = folder.file('precious.csv', 'id,name\n1,Acme\n');
    const { code, err } = namesake(['keys', file, '--column', 'name', '--out', file]);
    expect(code).toBe(2);
    expect(err).toMatch(/--out names the input file/);
    expect(readFileSync(file, 'utf8')).toBe('id,name\n1,Acme\n');
  });
});
