import { describe, expect, it } from 'vitest';
import { romanizeIndic } from '../../src/text/indic.js';
import { takesAnyText } from './any-text.js';

describe('romanizeIndic', () => {
  it.each([
    ['राजेन्द्र', 'rajendra'],
    ['अंबानी', 'ambani'],
    ['सिंह', 'singh'],
    ['गंगा', 'ganga'],
    ['थावरचंद', 'thavarchand'],
    ['रामविलास', 'ramvilas'],
    ['कमलनाथ', 'kamalnath'],
    ['दलपत', 'dalpat'],
    ['शिवप्रकाश', 'shivprakash'],
    ['परस्ते', 'paraste'],
    ['जॉर्ज', 'jorj'],
    ['अनन्त', 'anant'],
    ['गुप्त', 'gupta'],
    ['ਹਰਮਨਪ੍ਰੀਤ', 'harmanprit'],
    ['রহমান', 'rahman'],
    ['ইউনূস', 'iunus'],
    ['যাদব', 'jadab'],
    ['সূর্য', 'surya'],
    ['ਮਨਮੋਹਨ', 'manmohan'],
    ['પટેલ', 'patel'],
    ['విజయ', 'vijaya'],
    ['ಸಿದ್ದರಾಮಯ್ಯ', 'siddaramayya'],
    ['വിജയൻ', 'vijayan'],
    ['මහින්ද', 'mahinda'],
  ])('%s: %s', (written, latin) => expect(romanizeIndic(written)).toBe(latin));

  takesAnyText(romanizeIndic, 0x0900, 0x0e00, 'क');
});
