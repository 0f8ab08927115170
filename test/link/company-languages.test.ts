import { describe, expect, it } from 'vitest';
import { companyKey, explainKey } from '../../src/key/index.js';
import { defaultThreshold, matchScore } from '../../src/link/index.js';

const threshold = 100 * defaultThreshold('company');

describe('names of firms in scripts that leave vowels out', () => {
  it.each([
    ['श्री गणेश ट्रेडर्स', 'Shri Ganesh Traders'],
    // one alphabet in several shapes
    ['ગણેશ ટ્રેડર્સ', 'Ganesh Traders'],
    ['মেসার্স রহমান এন্ড সন্স এন্টারপ্রাইজ', 'M/S Rahman & Sons Enterprise'],
    ['ঢাকা ব্যাংক', 'Dhaka Bank PLC'],
  ])('%s is %s', (written, latin) => expect(matchScore(written, latin)).toBeGreaterThan(threshold));

  it.each([
    ['रामा ट्रेडर्स', 'Ganesh Traders'],
    ['রহমান ট্রেডার্স', 'রহমান ফার্মেসি'],
  ])('%s is not %s', (left, right) => expect(matchScore(left, right)).toBeLessThan(threshold));

  it('have ъ as the vowel that it is in Bulgarian', () => {
    expect(companyKey('Балкан Търговия ЕООД')).toBe(companyKey('Balkan Targoviya EOOD'));
    expect(companyKey('Объединенный завод')).toBe(companyKey('Obedinennyy zavod'));
  });
});

describe('firms named after people whose names are written in Arabic', () => {
  it.each([
    ['Youssef Trading', 'Yusuf Trading'],
    ['Mohammed Hassan & Sons Trading', 'Muhammad Hasan and Sons Trading'],
    ['Al Rajhi Trading', 'Al Rajhy Trading'],
    ['Al-Rahmah Foundation', 'Ar Rahma Foundation'],
    ['Al Saif Engineering', 'Al Seif Engineering'],
    ['Al Khalifa Group', 'Al Khalifah Group'],
  ])('%s is %s, and has its wide key', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(threshold);
    const wide = (value: string): string => explainKey(value, { level: 'wide' }).keyText.replace(/^a[lr]/, '');
    expect(wide(left)).toBe(wide(right));
  });

  it.each([
    ['Hassan Trading', 'Hussein Trading'],
    ['Al Salam Trading', 'Al Salem Trading'],
    ['Al Amin Trading', 'Al Amir Trading'],
    ['Yusuf Trading', 'Yunus Trading'],
    ['Saad Contracting', 'Said Contracting'],
  ])('%s is not %s', (left, right) => expect(matchScore(left, right)).toBeLessThan(threshold));

  it('say so where they are explained', () => {
    const { reasons } = explainKey('Youssef Becker', { level: 'wide' });
    expect(reasons.map(({ text, role, becomes }) => [text, role, becomes])).toEqual([
      ['youssef', 'spelling of a name', 'yusuf'],
      ['becker', 'skeleton', 'beker'],
    ]);
  });

  it('keep their spelling at the tighter levels', () => expect(explainKey('Youssef Trading').keyText).toBe('youssef trading'));
});

describe('firms named after people and things that are spelled in several ways', () => {
  it.each([
    ['hi', 'Sri Mahalakshmi Traders', 'Shri Mahalaxmi Traders'],
    ['hi', 'Kaveri Seeds', 'Cauvery Seeds'],
    ['hi', 'Choudhury Stores', 'Chowdhury Stores'],
    ['id', 'PT Karya Djaja', 'PT Karya Jaya'],
    ['id', 'PT Tjipta Alder', 'PT Cipta Alder'],
    ['he', 'Chaim Levi Ltd', 'Haim Levy Ltd'],
    ['hy', 'Krikorian Logistics', 'Grigoryan Logistics'],
    ['az', 'Mammadov Group', 'Mamedov Group'],
    ['ru', 'Uralskiy Zavod', 'Uralsky Zavod'],
    ['ru', 'Stroyinvest OOO', 'Stroiinvest OOO'],
    ['ru', 'Severnaya Niva', 'Severnaja Niva'],
    ['ru', 'Ivanoff Logistics', 'Ivanov Logistics'],
    ['ga', 'MacDonald Logistics', 'McDonald Logistics'],
  ])('%s: %s is %s, and has its wide key', (_, left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(threshold);
    const wide = (value: string): string => explainKey(value, { level: 'wide' }).keyText.replace(/^sh?ri /, '');
    expect(wide(left)).toBe(wide(right));
  });

  it.each([
    ['Mahalakshmi Traders', 'Dhanalakshmi Traders'],
    ['Levi Foods', 'Levin Foods'],
    ['Heather Systems', 'Leather Systems'],
    ['MacDonald Logistics', 'MacDougall Logistics'],
  ])('%s is not %s', (left, right) => expect(matchScore(left, right)).toBeLessThan(threshold));
});

describe('a legal form in front', () => {
  it('is one before words that are no name alone, where another of its country is behind', () => {
    expect(companyKey('PT Perusahaan Gas Negara (Persero) Tbk')).toBe(companyKey('Perusahaan Gas Negara, PT (Persero)'));
    expect(explainKey('PT Solutions Inc').keyText).toContain('pt');
  });

  it('makes no form of the initials behind it', () => {
    expect(explainKey('บริษัท P.S. Engineering จำกัด').keyText).toBe('ps engineering');
  });
});

describe('trades and forms of other languages', () => {
  it.each([
    ['Ζαχαροπλαστείο Παπαδόπουλος', 'Papadopoulos Patisserie'],
    ['Καρράς Ναυτιλιακή Α.Ε.', 'Karras Shipping SA'],
    ['Ι. Βλάχος & Σία Ε.Ε.', 'Βλάχος Ι. και Σία ΕΕ'],
    ['Công ty TNHH Thương mại và Dịch vụ Hoàng Long', 'Hoang Long Trading and Services Co., Ltd'],
    ['Kedai Kopi Ah Hock', 'Ah Hock Coffee Shop'],
    ['Société Civile Immobilière du Moulin', 'SCI du Moulin'],
    ['Osaühing Meri ja Kala', 'Meri ja Kala OÜ'],
    ['ООО Торговый дом Талвик', 'Talvik Trading House LLC'],
    ['Talvik Taşımacılık Ltd', 'Talvik Transport Ltd'],
    ['ΤΑΛΒΙΚ ΗΠΕΙΡΟΥ Α.Ε.', 'Talvik Ipeirou S.A.'],
    ['University of Kiel, School of Medicine', 'Universität Kiel, Medizinische Fakultät'],
    ['Brindle Kft t/as Kestrel', 'Kestrel'],
    ['The Trustee for Brindle Unit Trust T/A Kestrel Tiling', 'Kestrel Tiling'],
    ['The Trustee for Brindle Unit Trust T/A Kestrel Tiling', 'Brindle Unit Trust'],
    ['Soc. Agrícola Santa Rosa Ltda.', 'Sociedad Agricola Sta Rosa Limitada'],
  ])('%s is %s', (left, right) => expect(matchScore(left, right)).toBeGreaterThan(threshold));

  it.each([
    ['Φούρνος Κωνσταντίνου', 'Φαρμακείο Κωνσταντίνου'],
    ['Công ty TNHH Vận tải Minh Phát', 'Công ty TNHH Thương mại Minh Phát'],
    ['ZD Horní Lhota', 'ZD Dolní Lhota'],
  ])('%s is not %s', (left, right) => expect(matchScore(left, right)).toBeLessThan(threshold));
});
