/** What a word is known as (src/link/link-words.ts): bits. */
export const enum Known {
  word = 1, // a word of its own
  famous = 2, // the name of something that everybody knows
  omitted = 4, // what names are often said without
  town = 8, // a town of the tables
  clubLetters = 16, // letters that clubs are called by, and others
  ofMan = 32, // a surname as only men have it
  ofWoman = 64, // as only women have it
  otherBody = 128, // a compound that ends in another body than it begins with
  body = 256, // a body that has parts
  section = 512, // one of several parts of a body
  part = 1024, // a part of which a body has one
  beside = 2048, // one that stands beside any body that it is called after (a pension fund, a women's team)
}

/** A word as pairs are told by it; 64 bytes apart (src/link/word-pair-kernel.ts). */
@unmanaged
export class Word {
  text: usize;
  length: i32;
  letters: u32; // bit l: it has letter l
  number: i32; // equal for equal words
  skeleton: i32;
  digits: i32; // a number for its digits; 0: none
  expansion: i32; // number of the word that it may abbreviate; else its own
  opposite: i32; // words that exclude each other have the same one; 0: none
  families: usize; // i32, ascending
  familyCount: i32;
  known: i32; // bits: Known
  weight: f32;
  // of what lies elsewhere, so that most pairs are told apart by the words alone: the first letter (0: none) and the first family
  first: i32;
  family: i32;
}
