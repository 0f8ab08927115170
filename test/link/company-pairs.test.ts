import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error a module without types
import { columnOfNames } from '../../bench/speed/names.mjs';
import { COMPANY_ROLES, CompanyRole } from '../../src/category/company/roles.js';
import { PRODUCT_ROLES } from '../../src/category/product/roles.js';
import { Utf8Column } from '../../src/column/index.js';
import { CompanyWeigher } from '../../src/link/company/company-weigher.js';
import { CompanyEvidence } from '../../src/link/company/evidence.js';
import { FEATURE_COUNT, FEATURES, VETO_TEXT } from '../../src/link/company/features.js';
import { companyRules } from '../../src/link/company/rules.js';
import { linkModel, POLICIES } from '../../src/link/link-rules.js';
import { Known } from '../../src/link/link-words.js';
import { readColumn } from '../../src/link/linkage.js';
import { Match } from '../../src/link/match-manner.js';
import { MAX_UNITS } from '../../src/link/value-units.js';
import { kernelRoles, MAX_ROLES } from '../../src/link/word-pair-kernel.js';
import { WordAlignment } from '../../src/link/word-alignment.js';
import { Wording } from '../../src/link/wording.js';
import { ReferenceEvidence } from '../reference/company-evidence.js';
import { ReferenceAlignment } from '../reference/word-alignment.js';

/** Names that have words in common in every way: near ones, joined ones, initials, legal forms in front, behind and attached, tails, numbers, other scripts. */
const NAMES = [
  ...columnOfNames(1500, 11),
  ...['Siemens AG', 'SiemensAG', 'Simens', 'Siemens Energy', 'Siemens Energy AG', 'Energy Siemens', 'S.I.E. Mens', 'Sie Mens Energy', 'SE', 'Siemens & Co KG'],
  ...[
    'Tel Free',
    'Telfree',
    'Telfre',
    'Free Tel',
    'IBM',
    'International Business Machines',
    'Intl Business Mach',
    'Business Machines Corp',
    'Int. Bus. Machines',
  ],
  ...[
    'State Grid Corporation of China',
    'State Grid Corporation of Chile',
    'Commerzbank vormals Dresdner Bank Zw 25',
    'Commerzbank vormals Dresdner Bank Zw 98',
  ],
  ...[
    'Zebediela Bricks',
    'Zbediela Bricks',
    'Zebediella Brick',
    'Khulani',
    'Khulane',
    'Vakazi',
    'Vhakazi',
    'Glencore',
    'Glenmore',
    'Glengore',
    'Cencora',
    'Sencora',
    'Microsoft Corp',
    'Mircosoft Corporation',
    'Micrasaft Corporation',
    'Bridgestone',
    'Ridgestone Mining',
    'Ridgestone',
    'Lowes',
    'Loews',
  ],
  ...[
    'KPLC',
    'KPLC Ltd',
    'Kenya Power & Lighting Company',
    'Kenya Power & Lighting Co., Ltd.',
    'LCSD',
    'Lincoln County School District',
    'Blue Ridge Real Estate',
    'BRRE',
    'RRE',
    'FBPL',
    'Kenya Power & Lighting Corp of Kestrel',
    'KPLK',
  ],
  ...[
    'Hollowell LLC d/b/a Siemens',
    'Hollowell t/a Siemens 22',
    'Hollowell Riblore Quarterstone Limi',
    'Hollowell Riblore Quarterstone Limited',
    'Hollowell Riblore Quarterst',
    'Hollowell (formerly Tel Free Ltd)',
    'Riblore 22 t/a Bulk Petroleum Supplies',
    'Bulk Petroleum Supplies',
  ],
  ...['Appian Corp.Cl.A DL-,0001', 'Appian Corporation Class A', 'Appian Corp. Cl. B'],
  ...['Gazprom Export', 'Gasprom Export', 'Trafigura Group', 'Trafalgura Group', 'Quintillian', 'Quintillion', 'Siderurgicas', 'Siderrugicas'],
  ...[
    '北京华信科技有限公司',
    '北京華鑫科技有限公司',
    'Huaxin Keji',
    '苏州银行',
    '宿州银行',
    '恒信地产',
    '恒鑫地产',
    '恒欣地产',
    '衡信地产',
    '衡鑫地产',
    '衡欣地产',
    '恒新地产',
    '阿里巴巴集团',
    '阿里吧巴集团',
    '阿利吧巴集团',
  ],
  ...[
    'CIVT',
    "Centre d'Immunologie Veldhoven Talvik",
    'ISTAS',
    'ISTAOS',
    'Institute of Software, Talvik Academy of Sciences',
    'NALT',
    'Northern Dairy Logistics Talvik',
  ],
  ...['Fund 12 Series A', 'Fund 12 Series B', 'Fund 13', 'North Sea Oil', 'South Sea Oil', 'James E Cole', 'James W Cole', 'Niger Trading', 'Nigeria Trading'],
  ...[
    'Off. Mecc. Bertolini',
    'Officine Meccaniche Bertolini Srl',
    'Office Bertolini',
    'Min. de Hacienda',
    'Ministerio de Hacienda',
    'Minero Hacienda',
    'Gr. Fürth',
    'Greuther Fürth',
    'SpVgg Greuther Fürth',
    'Hilton Hotels',
    'Hilton',
    'Weiz',
    'SC Weiz',
    'Weiz City',
    'SC Weiz City FC',
    'SC Weiz Ltd',
  ],
  ...[
    'Exxon Mobil Corporation',
    'Exxor Mobil',
    'Bank of China',
    'Bank of Chima',
    'Bank of Chile',
    'Ford Motor Company',
    'Fjord Motor',
    'Fjord Motor 2',
    'Sony Group',
    'Pony Group',
    'Hon Hai Precision Industry',
    'Hon Wai Precision Industry',
    'Газпром',
    'ОАО Газпром нефть',
    'Gazprom',
    '株式会社日立製作所',
    'Hitachi',
    'a',
    'b c',
    'c b',
    '1 2 3',
    '123',
    '12 3',
    'x'.repeat(300),
    `${'y '.repeat(60)}z`,
  ],
  ...[
    'Acmetradingcompany',
    'Acme Trading Company',
    'Acme Tradng Company',
    'Acme Trading Co of London Branch',
    'London Acme',
    'ACME TRADING Ltd (in liquidation)',
  ],
];

const { table, distance } = readColumn(Utf8Column.from(NAMES), 'company', () => undefined);
const { nodeCount } = table;
const kernelRole = kernelRoles(table.roles);
/** With the roles that the kernel knows. */
const known = { ...table, unitRole: table.unitRole.map((role) => kernelRole[role]) };
/** A third of all pairs. */
const pairs = [...Array(nodeCount).keys()].flatMap((a) => [...Array(nodeCount).keys()].filter((b) => b > a && (b + a * 7) % 3 === 0).map((b) => [a, b]));

describe('company names in the kernel', () => {
  it.each(POLICIES)('are compared as the reference does it (%s)', (policy) => {
    const evidence = new CompanyEvidence(table, distance, policy);
    const reference = new ReferenceEvidence(known, distance, policy);
    let matched = 0;
    const vetoes = new Set<number>();
    for (const [a, b] of pairs) {
      evidence.compare(a, b);
      reference.compare(a, b);
      const names = `${a} ${b}`;
      if (evidence.features.some((value, i) => value !== reference.features[i])) expect([names, ...evidence.features]).toEqual([names, ...reference.features]);
      if (evidence.veto !== reference.veto || evidence.isWithin !== reference.isWithin) expect([names, evidence.veto]).toEqual([names, reference.veto]);
      if (evidence.features[FEATURES.indexOf('allMatched')] === 1) {
        expect(evidence.alignment()).toEqual(reference.alignment());
        matched++;
      }
      vetoes.add(evidence.veto);
    }
    expect(pairs.length).toBeGreaterThan(20_000);
    expect(matched).toBeGreaterThan(20);
    // (legal forms forbid under 'strict' alone, places not under 'group')
    expect(vetoes.size).toBe(VETO_TEXT.length - { strict: 0, normal: 1, group: 2 }[policy]);
  });

  it.each(POLICIES)('are weighed by the column as one by one, bit for bit (%s)', (policy) => {
    const model = linkModel('company');
    const evidence = new CompanyEvidence(table, distance, policy);
    const wording = new Wording(table, companyRules);
    // (hardly any two values write the same)
    const all = [...Array(nodeCount).keys()].flatMap((a) => [...Array(nodeCount - a - 1).keys()].map((i) => [a, a + 1 + i]));
    const same = all.filter(([a, b]) => wording.areSame(a, b));
    for (const isSo of ['haveSameLetters', 'haveSameWords', 'areNames', 'areCutOff'] as const)
      expect(
        same.some(([a, b]) => wording[isSo](a, b)),
        isSo,
      ).toBe(true);
    const weighed = [...pairs, ...same];
    const count = weighed.length;
    const odds = { logOdds: new Float64Array(count), veto: new Uint8Array(count) };
    const columns = { left: Int32Array.from(weighed, ([a]) => a), right: Int32Array.from(weighed, ([, b]) => b) };
    new CompanyWeigher(table, policy, model, 0.75, wording).weigh(columns, 0, count, odds);
    const expected = { logOdds: new Float64Array(count), veto: new Uint8Array(count) };
    weighed.forEach(([a, b], i) => {
      const one = wording.areSame(a, b) ? wording.simpler(a, b) : -1;
      evidence.compare(one < 0 ? a : one, one < 0 ? b : one);
      expected.logOdds[i] = model.logOdds(evidence.features) + (evidence.isWithin ? 0.75 : 0);
      expected.veto[i] = evidence.veto;
    });
    expect(odds).toEqual(expected);
  });

  it('share their numbers with TypeScript', () => {
    const wordSource = readFileSync(new URL('../../src/kernel/assembly/word.ts', import.meta.url), 'utf8');
    const source = ['word-pairs', 'word-relation', 'company-roles', 'company-vetoes', 'company-pairs']
      .map((name) => readFileSync(new URL(`../../src/kernel/assembly/${name}.ts`, import.meta.url), 'utf8'))
      .join('\n');
    const namesOf = (name: string): string[] =>
      (new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(source)?.[1] ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean);
    expect(namesOf('F')).toEqual([...FEATURES]);
    expect(namesOf('Match')).toEqual(Object.keys(Match));
    expect(namesOf('Role')).toHaveLength(new Set(kernelRole).size);
    expect(kernelRole).toEqual(Uint8Array.from(COMPANY_ROLES, ({ own }, role) => (own === undefined ? role : CompanyRole.alias)));
    const bits = [...(/enum Known \{([^}]*)\}/.exec(wordSource)?.[1] ?? '').matchAll(/(\w+) = (\d+),/g)];
    expect(Object.fromEntries(bits.map(([, name, bit]) => [name, Number(bit)]))).toEqual(Known);
    expect(namesOf('Veto')).toHaveLength(VETO_TEXT.length);
    expect(namesOf('Policy')).toEqual([...POLICIES]);
    const numberOf = (name: string): number => Number(new RegExp(`const ${name}: i32 = (\\d+);`).exec(source)?.[1]);
    expect(numberOf('MOST')).toBe(MAX_UNITS);
    expect(numberOf('FEATURES')).toBe(FEATURE_COUNT);
    expect(numberOf('ROLES')).toBe(new Set(kernelRole).size);
  });
});

describe('product names in the kernel', () => {
  it('are aligned as the reference does it', () => {
    const values = [
      'Sony DSC-W120/B',
      'Sony Cyber-shot DSCW120B',
      'Canon Power Shot A 590',
      'Canon PowerShot A590 IS',
      'HP LaserJet P1005',
      'Hewlett Packard Laser Jet P 1005',
      'LJ P1005',
    ];
    const read = readColumn(Utf8Column.from([...values, ...columnOfNames(60, 5)]), 'product', () => undefined);
    const aligned = new WordAlignment(read.table, read.distance);
    const reference = new ReferenceAlignment(read.table, read.distance);
    for (let a = 0; a < read.table.nodeCount; a++) {
      for (let b = 0; b < read.table.nodeCount; b++) {
        aligned.align(a, b);
        reference.align(a, b);
        expect(aligned.lines()).toEqual(reference.lines());
      }
    }
    expect(PRODUCT_ROLES.length).toBeLessThanOrEqual(MAX_ROLES);
  });
});
