/** Bits of {@link IndividualWords.flags}: what a word can be in a person's name. A word may be several things; where it stands decides. */
export const Flag = {
  initial: 1, // one letter
  title: 2,
  doubtfulTitle: 4, // a title and a name (Major, Dean, Prince)
  trailingTitle: 2097152, // a title that some write behind the name: Smith, John Mr
  particle: 8, // van, de, al
  generation: 16, // jr, iii
  generationAtEnd: 32, // only as the last word (v, filho)
  postNominal: 64,
  doubtfulPostNominal: 128, // also a name or a word (ma, do): only behind a comma
  phraseStart: 256, // begins a phrase of the tables
  marker: 512, // also known as, née
  joining: 1024, // written with the word behind it: mc donald, o brien
  eastAsianSurname: 2048,
  givenName: 4096, // known as a given name
  surname: 8192, // known as a surname
  servant: 32768, // abd, abdul: one name with the word behind it
  descent: 262144, // bin, oglu: the name behind it (or in front of it) is the father's
  net: 131072, // made to find candidates, see nets.ts
  religion: 65536, // din: one name with the word in front of it
  patronymic: 524288, // Ivanovich, Ivanovna
  glideSyllable: 1048576, // a romanized syllable of a Chinese or Korean name, which may have a glide: hyun, hwa
  letters: 4194304, // two letters that no list of names has: initials written together beside a surname (JA Smith)
  year: 8388608, // of birth or death: 1775
  vietnameseSurname: 16777216, // stands in front of a middle name that many bear: Nguyen Van Minh
  vietnameseMiddle: 33554432, // van, thi
  consonants: 16384, // two or three letters without a vowel that are no name: initials written together
} as const;

/** Flags that need the full grammar. */
export const STRUCTURE =
  Flag.title |
  Flag.doubtfulTitle |
  Flag.particle |
  Flag.generation |
  Flag.generationAtEnd |
  Flag.postNominal |
  Flag.doubtfulPostNominal |
  Flag.phraseStart |
  Flag.marker |
  Flag.joining |
  Flag.eastAsianSurname |
  Flag.servant |
  Flag.religion |
  Flag.patronymic |
  Flag.vietnameseSurname |
  Flag.letters |
  Flag.year |
  Flag.consonants;

/** How sure it is that an alias stands for a given name. */
export const Surety = { sure: 0, usual: 1, several: 2, rare: 3, translation: 4 } as const;
