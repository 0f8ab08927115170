import { describe, expect, it } from 'vitest';
import { cutHangul } from '../../src/category/address/hangul.js';
import { cutToken } from '../../src/category/address/token-words.js';

describe('cutHangul', () => {
  it.each([
    ['서울특별시', ['seoul-']],
    ['서울', ['seoul-']],
    ['강남구', ['gangnamgu-']],
    ['테헤란로', ['teheran', 'ro']],
    ['테헤란로152', ['teheran', 'ro', '152']],
    ['테헤란로152길', ['teheran', 'ro', '152', '-', 'gil']],
    ['152번길', ['152', '-', 'gil']],
    ['세종대로', ['sejong', 'daero']],
    ['5층', ['floor', '5']],
    ['203호', ['unit', '203']],
    ['역삼동', ['yeogsamdong']],
    ['현대빌딩12', ['hyeondaebilding', '12']],
  ])('%s is %j', (token, words) => {
    expect(cutHangul(token)).toEqual(words);
  });
});

describe('cutToken', () => {
  it.each([
    ['12،', ['12', ',']],
    ['12–14', ['12', '-', '14']],
    ['北京市，', ['beijingshi', ',']],
    ['º', ['º']],
    ['2º', ['2']],
    ['Straße', ['strasse']],
    ['，', [',']],
  ])('%s is %j', (token, words) => {
    expect(cutToken(token)).toEqual(words);
  });
});

describe('cutToken, Cyrillic', () => {
  it.each([
    ['12к2', ['12', 'korpus', '2']],
    ['с1', ['stroenie', '1']],
    ['стр', ['stroenie']],
    ['кв', ['kv']],
  ])('%s is %j', (token, words) => {
    expect(cutToken(token)).toEqual(words);
  });
});
