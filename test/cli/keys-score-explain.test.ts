import { describe, expect, it } from 'vitest';
import { companyKey, explainKey } from '../../src/key/index.js';
import { matchScore } from '../../src/link/index.js';
import { namesake } from './run-cli.js';

const NAMES = ['IBM', 'Apple Computer, Inc.', 'Ltd.', ''];
const INPUT = `id,name\n${NAMES.map((name, i) => `${i},"${name}"\n`).join('')}`;

describe('namesake keys', () => {
  it.each(['narrow', 'medium', 'wide'] as const)('writes the keys of level %s', (level) => {
    const { code, out, err } = namesake(['keys', '-', '--column', 'name', '--level', level], INPUT);
    const lines = NAMES.map((name) => `${name.includes(',') ? `"${name}"` : name},${companyKey(name, { level }) ?? ''}\n`);
    expect({ code, out, err }).toEqual({ code: 0, out: `Data,SimKey\n${lines.join('')}`, err: '' });
  });

  it('writes the reference, other targets, and no header where there is none', () => {
    expect(namesake(['keys', '-', '--column', '2', '--reference', '1', '--target', 'psv'], INPUT).out.split('\n').slice(0, 2)).toEqual([
      'Data|Reference|SimKey',
      `IBM|0|${companyKey('IBM')}`,
    ]);
    expect(namesake(['keys', '-', '--no-header'], 'IBM\n').out).toBe(`IBM,${companyKey('IBM')}\n`);
  });

  it('writes JSON', () => {
    const { out } = namesake(['keys', '-', '--column', 'name', '--reference', 'id', '--target', 'json'], INPUT);
    expect(JSON.parse(out)).toEqual(NAMES.map((name, i) => ({ Data: name, Reference: String(i), SimKey: companyKey(name) ?? '' })));
  });
});

describe('namesake score', () => {
  const [a, b] = ['International Business Machines', 'Intl. Business Machines'];

  it('prints the score', () => {
    expect(namesake(['score', '--category', 'company', a, b])).toEqual({ code: 0, out: `${matchScore(a, b)}\n`, err: '' });
    expect(JSON.parse(namesake(['score', a, b, '--target', 'json']).out)).toEqual({ Score: matchScore(a, b) });
  });

  it('explains it', () => {
    const { code, out } = namesake(['score', a, b, '--explain']);
    expect(code).toBe(0);
    expect(out).toMatch(/^score +\d/);
    expect(out).toMatch(/^left +right +how$/m);
    expect(out).toMatch(/^evidence +value +log-odds$/m);
    const report = JSON.parse(namesake(['score', a, b, '--explain', '--target', 'json']).out);
    expect(Object.keys(report)).toEqual(['Score', 'Match', 'Veto', 'Turn', 'Alignment', 'Evidence']);
    expect(report.Alignment[0]).toEqual({ Left: expect.any(String), Right: expect.any(String), How: expect.any(String) });
  });

  it('names the veto', () => {
    const { out } = namesake(['score', 'Trading 392', 'Trading 393', '--explain']);
    expect(out).toMatch(/^score +0\nmatch +no\nveto +\S/);
  });

  it('names the smallest change that turns the decision', () => {
    const { out } = namesake(['score', 'Trading 392', 'Trading 393', '--explain']);
    expect(out).toContain('turn   "393" for "392" on the left (Trading 393): a match, score 100\n');
    const report = JSON.parse(namesake(['score', 'Trading 392', 'Trading 393', '--explain', '--target', 'json']).out);
    expect(report.Turn).toEqual({ Change: 'replace', Side: 'left', From: '392', To: '393', Value: 'Trading 393', Score: 100, Match: true });
  });

  it('says where nothing turns it', () => {
    expect(namesake(['score', '', '', '--explain']).out).toContain('turn   no single small change');
    expect(JSON.parse(namesake(['score', '', '', '--explain', '--target', 'json']).out).Turn).toBeNull();
  });

  it('scores values that begin with a dash', () => expect(namesake(['score', '--', '-a', '-a']).out).toBe('100\n'));
});

describe('namesake explain', () => {
  it('prints key text, key and reasons below each other', () => {
    const { code, out } = namesake(['explain', '--category', 'company', 'Netflix, Inc.']);
    const { keyText, key, version } = explainKey('Netflix, Inc.');
    expect(code).toBe(0);
    expect(out).toContain(`value     Netflix, Inc.\nlevel     medium (${version})\nkey text  ${keyText}\nkey       ${key}\n`);
    expect(out).toMatch(/^words +taken for +become +because$/m);
    expect(out).toMatch(/^inc +legal form/m);
  });

  it('prints JSON', () => {
    const report = JSON.parse(namesake(['explain', 'Netflix, Inc.', '--level', 'wide', '--target', 'json']).out);
    expect(report).toMatchObject({ Data: 'Netflix, Inc.', Category: 'company', Level: 'wide', SimKey: companyKey('Netflix, Inc.', { level: 'wide' }) });
    expect(report.Reasons.length).toBeGreaterThan(0);
  });

  it('says where nothing is left', () => {
    const { code, out } = namesake(['explain', '']);
    expect(code).toBe(0);
    expect(out).toContain('key       (none)');
  });
});
