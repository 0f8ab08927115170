import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWritten, Written, writtenWords } from '../../src/category/individual/written-forms.js';
import { assignClusters, defaultThreshold, explainMatch, matchScore } from '../../src/link/index.js';

const category = 'individual';
const threshold = 100 * defaultThreshold(category);

describe('names that are read alike and written otherwise', () => {
  it.each([
    ['윤정호', '윤종호'],
    ['윤 정호', '윤종호'],
    ['Zhang Wei 张伟', 'Zhang Wei 张薇'],
    ['Zhang Wei (张伟)', 'Zhang Wei (張薇)'],
    ['Peter Chan 陳大文', 'Peter Chan 陳大民'],
    ['حسن جابر', 'حسان جابر'],
    ['عبد الرحيم الحسن', 'عبد الرحمن الحسن'],
    ['Nguyễn Văn Hùng', 'Nguyễn Văn Hưng'],
    ['Trần Thị Hằng', 'Trần Thị Hàng'],
  ])('are two: %s, %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeLessThan(threshold);
    expect(matchScore(right, left, { category })).toBeLessThan(threshold);
    expect(new Set(assignClusters([left, right], { category })).size).toBe(2);
  });

  it.each([
    ['Zhang Wei (张伟)', 'Zhang Wei (張偉)'],
    ['Zhang Wei', 'Zhang Wei 张薇'],
    ['윤정호', '윤 정호'],
    ['김철수', '김철수 (Kim Chul-soo)'],
    ['윤정호 Yoon Jung-ho', '윤정호'],
    ['윤정호 교수', '윤정호'],
    ['أحمد خالد', 'احمد خالد'],
    ['فاطمة الزهراء', 'فاطمه الزهراء'],
    ['عبد الرحمن محمد', 'عبدالرحمن محمد'],
    ['محمد حسن علي', 'محمد علي'],
    ['Nguyễn Văn Hùng', 'Nguyen Van Hung'],
    ['Nguyễn Văn Hùng', 'Nguyên Văn Hùng'],
    ['Lê Văn Dũng', 'Lê Văn Dung'],
    ['José García', 'Jose García'],
  ])('are one where nothing says otherwise: %s, %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeGreaterThan(threshold);
    expect(matchScore(right, left, { category })).toBeGreaterThan(threshold);
  });

  it('say why', () => {
    expect(explainMatch('윤정호', '윤종호', { category }).veto).toBe('their characters differ');
    const { evidence } = explainMatch('Nguyễn Văn Hùng', 'Nguyễn Văn Hưng', { category });
    expect(evidence.find(({ feature }) => feature === 'writtenOtherwise')?.logOdds).toBeLessThan(0);
  });

  it('are compared the same in both directions, and are alike themselves', () => {
    const token = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'윤정종호이리류유김재제'), minLength: 1, maxLength: 5 }),
      fc.string({ unit: fc.constantFrom(...'حسانجبرعدأإةهىيئ\u064E'), minLength: 1, maxLength: 6 }),
      fc.constantFrom('hùng', 'hưng', 'hung', 'hằng', 'nguyễn', 'müller'),
    );
    const name = fc.array(token, { maxLength: 4 });
    const wordsOf = (tokens: readonly string[]): string[] => tokens.flatMap((each) => writtenWords(each, [each.normalize('NFD').replace(/[^a-z]/g, '')]));
    fc.assert(
      fc.property(name, name, (one, other) => {
        const [left, right] = [wordsOf(one), wordsOf(other)];
        expect([Written.alike, Written.same]).toContain(compareWritten(left, left));
        expect(compareWritten(left, right)).toBe(compareWritten(right, left));
      }),
    );
  });
});
