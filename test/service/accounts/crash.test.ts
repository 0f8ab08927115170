import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { type Accounts, openAccounts } from '../../../src/service/accounts/index.js';

const folder = mkdtempSync(join(tmpdir(), 'namesake-crash-'));
afterAll(() => rmSync(folder, { recursive: true }));
const SPENDER = fileURLToPath(new URL('./spender.mjs', import.meta.url));
const CREDITS = 1e9;
const ROUNDS = 8;

/** What a process that spends has said before it was killed, somewhere after its line number `lines`. */
async function killedAfter(lines: number, delayMs: number, args: readonly string[]): Promise<string[]> {
  const child: ChildProcess = spawn(process.execPath, [SPENDER, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  let waiting = true;
  child.stdout?.on('data', (data: Buffer) => {
    text += data;
    if (!waiting || text.split('\n').length < lines) return;
    waiting = false;
    setTimeout(() => child.kill('SIGKILL'), delayMs);
  });
  const [, signal] = await new Promise<[number | null, string | null]>((done) => child.on('close', (...how) => done(how)));
  expect(signal).toBe('SIGKILL');
  return text.split('\n').slice(0, -1);
}

/** The rows of a ledger, cell by cell. */
const rowsOf = (accounts: Accounts): string[][] =>
  [...accounts.ledgerCsv()]
    .join('')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

const sumOf = (rows: readonly string[][]): number => rows.reduce((total, row) => total + Math.round(Number(row[5]) * 100), 0);

describe('a log that is cut off anywhere', () => {
  it('leaves the ledger up to some row, with its sums; uncut, all that was told', async () => {
    const path = join(folder, 'whole.db');
    const accounts = await openAccounts(path);
    const { id, key } = await accounts.create({ name: 'Acme', credits: 1000 });
    for (let i = 0; i < 20; i++) await accounts.charge(key, 1, { what: `f${i}` });
    const rows = rowsOf(accounts);
    const log = readFileSync(`${path}-wal`);
    for (let cut = log.length, i = 0; cut >= 0; cut -= 1 + Math.floor((log.length / 25) * (1 + (i % 3) / 7)), i++) {
      const copy = join(folder, `cut-${i}.db`);
      copyFileSync(path, copy);
      writeFileSync(`${copy}-wal`, log.subarray(0, cut));
      const left = await openAccounts(copy);
      const kept = rowsOf(left);
      expect(kept).toEqual(rows.slice(0, kept.length));
      if (i === 0) expect(kept).toHaveLength(21);
      expect(left.balance(id)).toBe(sumOf(kept));
      await left.close();
    }
    await accounts.close();
  });
});

describe('a process that is killed', () => {
  it('leaves accounts in which nothing is lost, nothing is double and the sums are right', async () => {
    const path = join(folder, 'accounts.db');
    const first = await openAccounts(path);
    const { id, key } = await first.create({ name: 'Acme', credits: CREDITS });
    await first.close();
    const said: string[] = [];
    for (let round = 0; round < ROUNDS; round++) said.push(...(await killedAfter(5 + round * 150, Math.random() * 20, [path, key, String(round)])));
    const told = (kind: string): string[] => said.filter((line) => line.startsWith(`${kind} `)).map((line) => line.split(' ')[2]);
    expect(told('charge').length).toBeGreaterThan(ROUNDS * 100);

    const accounts = await openAccounts(path);
    const rows = rowsOf(accounts);
    const names = (kind: string): string[] => rows.filter((row) => row[4] === kind).map((row) => row[6].split(' ')[1]);
    for (const kind of ['charge', 'reserve', 'settle']) {
      const written = new Set(names(kind));
      expect(names(kind)).toHaveLength(written.size);
      expect(told(kind).filter((name) => !written.has(name))).toEqual([]);
    }
    const sum = sumOf(rows);
    expect(accounts.balance(id)).toBe(sum);
    // every reservation is closed once: by its owner, or by whoever opened the file next
    expect([...names('settle'), ...names('refund')].sort()).toEqual(names('reserve').sort());
    expect(CREDITS - sum).toBe(names('charge').length + 2 * names('settle').length);
    await accounts.close();
  }, 60_000);
});
