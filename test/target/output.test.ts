import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Output } from '../../src/target/index.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'namesake-target-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('Output to a file', () => {
  it('appears only when it is whole', async () => {
    const path = join(folder, 'x.csv');
    const output = await Output.open(path);
    output.push('a\n');
    await output.flush();
    expect(existsSync(path)).toBe(false);
    output.push('b\n');
    await output.close();
    expect(readFileSync(path, 'utf8')).toBe('a\nb\n');
    expect(readdirSync(folder)).toEqual(['x.csv']);
  });

  it('leaves nothing behind where it is abandoned, and what was there before', async () => {
    const path = join(folder, 'x.csv');
    writeFileSync(path, 'before');
    const output = await Output.open(path);
    output.push('half');
    await output.flush();
    await output.abandon();
    expect(readdirSync(folder)).toEqual(['x.csv']);
    expect(readFileSync(path, 'utf8')).toBe('before');
  });

  it('keeps the mode of the file it replaces', async () => {
    const path = join(folder, 'x.csv');
    writeFileSync(path, 'before', { mode: 0o600 });
    const output = await Output.open(path);
    await output.close();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8')).toBe('');
  });

  it('writes through a link', async () => {
    const path = join(folder, 'x.csv');
    writeFileSync(path, 'before');
    symlinkSync(path, join(folder, 'link'));
    const output = await Output.open(join(folder, 'link'));
    output.push('after');
    await output.close();
    expect(readFileSync(path, 'utf8')).toBe('after');
    expect(lstatSync(join(folder, 'link')).isSymbolicLink()).toBe(true);
  });

  it('leaves no listeners on the process', async () => {
    const before = process.listenerCount('SIGTERM');
    const output = await Output.open(join(folder, 'x'));
    await output.close();
    const other = await Output.open(join(folder, 'y'));
    await other.abandon();
    expect(process.listenerCount('SIGTERM')).toBe(before);
  });

  it('asks for a flush from 64 KiB on', async () => {
    const output = await Output.open(join(folder, 'x'));
    expect(output.push('x'.repeat(65_535))).toBe(false);
    expect(output.drain()).toBeUndefined();
    expect(output.push('x')).toBe(true);
    await output.drain();
    expect(output.push('x')).toBe(false);
    await output.close();
    expect(statSync(join(folder, 'x')).size).toBe(65_537);
  });

  it.skipIf(process.platform !== 'linux')('reports a full device', async () => {
    const output = await Output.open('/dev/full');
    output.push('x');
    await expect(output.close()).rejects.toMatchObject({ code: 'ERR_TARGET_WRITE', message: expect.stringContaining('no space') });
    await output.abandon();
    expect(existsSync('/dev/full')).toBe(true);
  });

  it.each([
    ['a folder', () => folder],
    ['a folder that is not there', () => join(folder, 'none', 'x.csv')],
    ['below a file', () => join(folder, 'file', 'x.csv')],
  ])('refuses %s, and says so before anything is done', async (_, path) => {
    writeFileSync(join(folder, 'file'), '');
    await expect(Output.check(path())).rejects.toMatchObject({ code: 'ERR_TARGET_WRITE' });
    await expect(Output.open(path())).rejects.toMatchObject({ code: 'ERR_TARGET_WRITE' });
  });

  it('finds nothing wrong with a new file, a file that is there, and a device', async () => {
    mkdirSync(join(folder, 'sub'));
    await Output.check(join(folder, 'sub', 'x.csv'));
    writeFileSync(join(folder, 'y'), '');
    await Output.check(join(folder, 'y'));
    await Output.check('/dev/null');
    await Output.check(undefined);
    expect(readdirSync(join(folder, 'sub'))).toEqual([]);
  });
});
