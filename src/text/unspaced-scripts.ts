/** Scripts that put no blanks between words: Thai, Han, kana, Hangul, and signs of theirs (㈱). */
export const UNSPACED = /[\u0E00-\u0E7F\u1100-\u11FF\u3040-\u30FF\u3200-\u32FF\u3400-\u9FFF\uAC00-\uD7AF\uFF66-\uFF9F]/;
