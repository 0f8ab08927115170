/** Words that say what a subdivision is, not which: left out where the rest still names one. */
const KINDS = new Set(
  (
    'state province provincia provincie provinz provinsi region regione regiao governorate gouvernorat muhafazat oblast kray krai okrug raion rayon prefecture prefektur ken fu department departamento departement ' +
    'county comitat judet megye zupanija canton kanton district distrito distrik divisions division territory territoire territorio commonwealth municipality municipio autonomous autonoma ' +
    'community comunidad comunidade republic republika respublika kraj maakunta lan fylke estado etat bundesland land voivodeship wojewodztwo vilayet il ili emirate wilaya wilayah viloyati oblasti governate tinh thanh pho ' +
    'sheng shi xian do changwat rajya pradesh-state city metropolitan special administrative capital federal national parish atoll island-council'
  ).split(' '),
);
const HAN_OR_HANGUL = /^[\p{Script=Han}\p{Script=Hangul}]+$/u;
/** The same words in Chinese, Japanese and Korean, which stand behind the name without a blank. */
const KIND_BEHIND =
  /(?:维吾尔自治区|維吾爾自治區|壮族自治区|壯族自治區|回族自治区|回族自治區|自治区|自治區|特别行政区|特別行政區|省|市|县|縣|県|府|都|州|특별자치도|특별자치시|특별시|광역시|도|시)$/u;
const LINKS = new Set('of the de do da del della di du la le les los el and'.split(' '));

/**
 * A key without the words that say what kind of subdivision it is and the links beside them; '' where nothing is left or nothing was left out.
 *
 * @example bareStateKey('province of ontario')  // => 'ontario'
 */
export function bareStateKey(key: string): string {
  if (HAN_OR_HANGUL.test(key)) return key.length > 2 ? key.replace(KIND_BEHIND, '') : key;
  const words = key.split(' ');
  if (!words.some((word) => KINDS.has(word))) return key;
  const rest = words.filter((word) => !KINDS.has(word));
  while (rest.length > 0 && LINKS.has(rest[0])) rest.shift();
  while (rest.length > 0 && LINKS.has(rest[rest.length - 1])) rest.pop();
  return rest.join(' ');
}
