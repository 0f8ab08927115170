// The short list of legal forms that users of string matchers strip beforehand.

const FORMS = new Set(
  (
    'inc incorporated corp corporation co company ltd limited llc llp lp plc pty pte pvt ' +
    'gmbh ag kg kgaa se sa sas sarl sl spa srl nv bv bvba ab as asa aps oy oyj kk ltda limitada lda'
  ).split(' '),
);

/**
 * The value, lower-case, without legal forms (dots inside one do not matter: "S.p.A."). The first word always stays ("AG Insurance"). Not only at the
 * end: stripping "Acme Ltd" but not "Acme Ltd (Japan)" makes the two less alike than before, and costs this peer 0.02 of its mean F1.
 * @param {string} value
 * @example withoutLegalForms('Acme Pty. Ltd.') // => 'acme'
 */
export function withoutLegalForms(value) {
  const words = value
    .toLowerCase()
    .split(/[\s,()]+/)
    .filter(Boolean);
  return words.filter((word, i) => i === 0 || !FORMS.has(word.replace(/[^\p{L}]/gu, ''))).join(' ');
}
