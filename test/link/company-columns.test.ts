import { describe, expect, it } from 'vitest';
import { Utf8Column } from '../../src/column/index.js';
import { companyKey } from '../../src/key/index.js';
import { CompanyEvidence } from '../../src/link/company/evidence.js';
import { VETO_TEXT } from '../../src/link/company/features.js';
import { createIndex, defaultThreshold, matchReport, matchScore } from '../../src/link/index.js';
import { readColumn } from '../../src/link/linkage.js';

const threshold = 100 * defaultThreshold('company');

/** Names as columns of employers, suppliers and institutes have them. */
describe('firms and bodies as columns have them', () => {
  it.each([
    // abbreviations within a phrase of a trade
    ['Cedar Grove Medical Ctr', 'Cedar Grove Medical Center'],
    ['HARLOW COUNTY SCHOOL DIST', 'Harlow County School District'],
    ['Brookfield Pub Lib', 'Brookfield Public Library'],
    ['PINE HILL REAL EST LLC', 'Pine Hill Real Estate LLC'],
    ['Tolland Ins Agcy', 'Tolland Insurance Agency'],
    // a legal form of some country that is short for a kind behind another
    ['Bulgarian Acad Sci', 'Bulgarian Academy of Sciences'],
    ['ST ANNES HOSPITAL HEALTH CTR', "Saint Anne's Hospital Health Center"],
    ['Linnean Royal Soc', 'Linnean Royal Society'],
    // codes of states behind "of", some of which are legal forms
    ['STATE OF NJ', 'State of New Jersey'],
    ['STATE OF CA', 'State of California'],
    ['Commonwealth of PA', 'Commonwealth of Pennsylvania'],
    ['Univ of NC at Asheville', 'University of North Carolina at Asheville'],
    // who holds an institution for others
    ['Trustees of Amherst College', 'Amherst College'],
    ['The Governing Body of Fernhill School', 'Fernhill School'],
    ['St Lukes C of E Primary School', "St Luke's Church of England Primary School"],
    ['Landeshauptstadt Mainz', 'Stadt Mainz'],
    ["Banca dell'Irpinia", 'Banca Irpinia'],
    ["Osteria all'Acquario", 'Osteria Acquario'],
    // councils by what kind they are
    ['Lewisham Council', 'London Borough of Lewisham'],
    ['Bristol City Council', 'Bristol Council'],
    ['Ashford BC', 'Ashford Borough Council'],
    // initials, also of the words of a phrase
    ['Birch Bay MC', 'Birch Bay Medical Center'],
    ['SFPUC', 'San Francisco Public Utilities Commission'],
    ['HCSD', 'Harlow County School District'],
    ['Shell', 'Shell Service Station'],
    ['Esso', 'Esso Service Station'],
  ])('are one: %s, %s', (left, right) => expect(matchScore(left, right)).toBeGreaterThan(threshold));

  it.each([
    // letters joined by "&" are no preposition and no article
    ['North Carolina A&T State University', 'North Carolina State University'],
    ['Texas A&M University', 'University of Texas'],
    ['STATE OF MA', 'State of Maine'],
    ['University of MI', 'University of Missouri'],
    ['Trustees of Amherst College', 'Trustees of Dartmouth College'],
    ['Hansestadt Rostock', 'Landkreis Rostock'],
    // a name nearly like a famous one, beside its trade
    ["Denny's Restaurant", "Lenny's Restaurant"],
    ["Arby's", "Darby's Restaurant"],
    ['HCPD', 'Harlow County School District'],
    ['Durham County Council', 'Durham City Council'],
    ['London Borough of Lewisham', 'London Borough of Hackney'],
    ['Ashford BC', 'Ashford Building Company'],
    ['Shell', 'Shell Fish Bar'],
    ['Horizon SCI', 'Horizon Sciences'],
  ])('are two: %s, %s', (left, right) => expect(matchScore(left, right)).toBeLessThan(threshold));

  it('are found by the initials of a phrase in columns and indexes', async () => {
    const names = ['Harlow County School District', 'Harlow Brewery', 'School District of Fernhill', 'HCSD'];
    const { clusters } = await matchReport(names, {});
    expect(clusters.map(({ rows }) => Object.values(rows))).toEqual([[0, 3]]);
    const index = createIndex(names.slice(0, 3));
    expect(index.match('HCSD')[0]?.value).toBe(names[0]);
  });

  it('have the words of their abbreviations in keys', () => {
    expect(companyKey('Bulgarian Acad Sci', { level: 'wide' })).toBe(companyKey('Bulgarian Academy of Sciences', { level: 'wide' }));
    expect(companyKey('Best of GmbH')).toBe(companyKey('Best of'));
    expect(companyKey('Harlan D&O Builders')).toBe(companyKey('Harlan D & O Builders'));
    expect(companyKey('Harlan D&O Builders')).not.toBe(companyKey('Harlan Builders'));
  });
});

describe('firms of a name that everybody knows, in several countries', () => {
  const vetoIn = (count: number, left: string, right: string): string => {
    const others = Array.from({ length: count }, (_, i) => `Talvik ${(i * 7919 + 17576).toString(36)}orn Mills`);
    const { table, distance } = readColumn(Utf8Column.from([left, right, ...others]), 'company', () => undefined);
    const evidence = new CompanyEvidence(table, distance, 'normal');
    evidence.compare(table.nodeOfRow[0], table.nodeOfRow[1]);
    return VETO_TEXT[evidence.veto];
  };

  it('are several in a long column, and one in a short list', () => {
    expect(vetoIn(2000, 'IBM India', 'IBM Canada')).toBe('their places differ');
    expect(vetoIn(300, 'IBM India', 'IBM Canada')).toBe('');
  });

  it('are several in any where the country stands in brackets', () => {
    expect(vetoIn(300, 'IBM (India)', 'IBM (Canada)')).toBe('their places differ');
  });
});
