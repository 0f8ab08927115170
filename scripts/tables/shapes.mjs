// The tables of src/lexicon/tables, folder by folder: what their columns may hold.
import { nameSpellings } from './name-spellings.mjs';
import { ADDRESS_TABLES, townNames } from './address.mjs';
import { cityTables } from './cities.mjs';
import { classifyTables } from './classify.mjs';
import { individualTables } from './given-names.mjs';
import { organizationTables } from './organization.mjs';
import { EMAIL_TABLES } from './email.mjs';
import { ENRICHMENT_TABLES } from './enrichment.mjs';
import { ownTables } from './own-tables.mjs';
import { PRODUCT_TABLES } from './product.mjs';
import { PHONE_TABLES } from './phone.mjs';
import { hanVariants } from './han-variants.mjs';
import { japaneseNames } from './japanese-names.mjs';
import { kanjiReadings } from './kanji-readings.mjs';
import { cyrillicSpellings, hangulSpellings, kanaSpellings } from './kana-spellings.mjs';
import { markedWords } from './marked-words.mjs';
import { placeTables } from './places.mjs';
import { scriptNames } from './script-names.mjs';
import { foreignNames, loanwords } from './taken-over.mjs';
import { companyReading, companyScriptNames, unspacedWords } from './unspaced-words.mjs';

const COUNTRY = /^([A-Z]{2}(-[A-Z0-9]{1,3})?|\*)(,([A-Z]{2}(-[A-Z0-9]{1,3})?))*$/;
export const LANGUAGE = /^([a-z]{2,3}|\*)(,[a-z]{2,3})*$/;

/**
 * @typedef {object} TableShape
 * @property {string} export      name of the constant that the rows become
 * @property {RegExp} scope
 * @property {string} classes     what the class may be, blanks between
 * @property {string} ambiguous   what "ambiguous" may be besides nothing
 * @property {boolean} [byClass]   an alias may stand in several classes ("weg": behind a name, and joined to it)
 * @property {boolean} [several]  an alias may stand for several canonicals (Bert: Albert, Herbert …)
 * @property {boolean} [oneWord]  alias and canonical are one word each
 */

/** @typedef {{ export: string }} FrequencyShape   columns: word, per_million, source */

/**
 * Rules of spelling, in the order in which they are applied; columns: pattern, becomes, scope, class, example, source, note.
 * @typedef {object} RuleShape
 * @property {string} export       name of the constant that the rows become
 * @property {string} rewriting    classes whose rules rewrite a word, one behind the other; blanks between
 * @property {string} [alternative] classes whose rules rewrite a word each on its own
 * @property {string} recognizing  classes whose rules only recognize a word: it is one where any of them finds something
 */

/**
 * Tables with columns of their own, which are checked beside each other: export → its lines. `read` gives the rows of a file with so many columns.
 * @typedef {(read: (file: string, columns: number) => { cells: string[], at: string }[], problems: string[]) => Record<string, string[]>} TogetherShape
 */

/**
 * How the aliases of a folder are read before they are folded.
 * @typedef {(read: (folder: string, file: string, columns: number) => { cells: string[], at: string }[]) => (alias: string) => string} ReadingShape
 */

/** @type {Record<string, { tables: Record<string, TableShape>, frequencies: Record<string, FrequencyShape>, rules: Record<string, RuleShape>, unspacedForms?: string, together?: TogetherShape, reading?: ReadingShape }>} folder → its files */
export const FOLDERS = {
  email: { tables: {}, frequencies: {}, rules: {}, together: ownTables(EMAIL_TABLES) },
  enrichment: { tables: {}, frequencies: {}, rules: {}, together: ownTables(ENRICHMENT_TABLES) },
  phone: { tables: {}, frequencies: {}, rules: {}, together: ownTables(PHONE_TABLES) },
  shared: {
    tables: {
      'letter-sounds': { scope: LANGUAGE, classes: 'sound unheard ending look misread', ambiguous: '', export: 'letterSounds', byClass: true, several: true },
      numbers: { scope: LANGUAGE, classes: 'cardinal ordinal roman', ambiguous: 'context', export: 'numbers' },
      places: { scope: COUNTRY, classes: 'country part region state city demonym', ambiguous: 'context edge', export: 'places' },
    },
    frequencies: {},
    rules: { 'spelling-rules': { rewriting: 'umlaut lost-apostrophe', recognizing: '', export: 'sharedSpellingRules' } },
    together: (read, problems) => ({
      ...japaneseNames(read, problems),
      ...kanjiReadings(read, problems),
      ...hanVariants(read, problems),
      ...scriptNames(read, problems),
      ...kanaSpellings(read, problems),
      ...hangulSpellings(read, problems),
      ...cyrillicSpellings(read, problems),
      ...foreignNames(read, problems),
      ...markedWords(read, problems),
    }),
  },
  company: {
    tables: {
      'legal-forms': {
        scope: COUNTRY,
        classes: 'limited stock partnership limited-partnership cooperative association foundation sole state branch company nonprofit fund other',
        ambiguous: 'edge end framing lone bank phrase',
        export: 'legalForms',
      },
      'legal-equivalents': { scope: COUNTRY, classes: 'rendering variant', ambiguous: '', export: 'legalEquivalents', several: true },
      abbreviations: {
        scope: LANGUAGE,
        classes: 'abbreviation spelling direction',
        ambiguous: 'context dot before several behind region initials',
        byClass: true,
        export: 'abbreviations',
      },
      'generic-words': { scope: LANGUAGE, classes: 'structure activity industry descriptor', ambiguous: '', export: 'genericWords' },
      'short-names': { scope: COUNTRY, classes: 'acronym short brand former full ticker script', ambiguous: 'whole', export: 'shortNames' },
      connectives: {
        scope: LANGUAGE,
        classes: 'conjunction article preposition alias-marker note-marker part-marker behalf-marker',
        ambiguous: 'context slash letter numeral',
        export: 'connectives',
        byClass: true,
      },
      noise: {
        scope: LANGUAGE,
        classes: 'security par-value site status role attention payment registration exchange year web label',
        ambiguous: 'context behind front dot ends statement registered bracket parted listed dated web mailbox',
        export: 'noise',
      },
      'club-forms': { scope: LANGUAGE, classes: 'club word', ambiguous: 'context', export: 'clubForms' },
      'trade-phrases': { scope: LANGUAGE, classes: 'trade', ambiguous: '', export: 'tradePhrases' },
      'country-languages': { scope: COUNTRY, classes: 'language', ambiguous: '', export: 'countryLanguages' },
      'country-domains': { scope: COUNTRY, classes: 'country second both', ambiguous: '', export: 'countryDomains' },
      'place-levels': { scope: LANGUAGE, classes: 'level title front office', ambiguous: '', export: 'placeLevels', byClass: true },
      'famous-names': { scope: COUNTRY, classes: 'brand family', ambiguous: '', export: 'famousNames' },
      'famous-firms': { scope: COUNTRY, classes: 'firm', ambiguous: '', export: 'famousFirms' },
      'omitted-kinds': { scope: LANGUAGE, classes: 'omitted kept firm', ambiguous: '', export: 'omittedKinds' },
      'body-parts': { scope: LANGUAGE, classes: 'body section part both beside', ambiguous: '', export: 'bodyParts' },
      translations: { scope: LANGUAGE, classes: 'word', ambiguous: '', several: true, oneWord: true, export: 'translations' },
      'tail-words': { scope: LANGUAGE, classes: 'department institution both street', ambiguous: 'joined before', oneWord: true, export: 'tailWords' },
      'owned-kinds': { scope: LANGUAGE, classes: 'article owned', ambiguous: '', oneWord: true, export: 'ownedKinds' },
      'series-words': { scope: LANGUAGE, classes: 'series', ambiguous: '', oneWord: true, export: 'seriesWords' },
      'remark-words': { scope: LANGUAGE, classes: 'kind beside', ambiguous: '', oneWord: true, export: 'remarkWords' },
      'famous-trades': { scope: COUNTRY, classes: 'trade', ambiguous: '', several: true, export: 'famousTrades' },
      domains: { scope: LANGUAGE, classes: 'domain', ambiguous: 'dot', export: 'domains' },
      opposites: { scope: LANGUAGE, classes: 'opposite direction', ambiguous: '', export: 'opposites' },
    },
    frequencies: { 'word-frequency': { export: 'companyWordFrequency' } },
    rules: {
      'spelling-rules': {
        rewriting: 'skeleton letter slavic-stem elision articled',
        alternative: 'place-adjective doubtful-place-adjective',
        recognizing: 'man-surname woman-surname other-body',
        export: 'companySpellingRules',
      },
    },
    unspacedForms: 'legal-forms',
    together: (read, problems) => ({
      ...unspacedWords(read, problems),
      ...loanwords(read, problems),
      ...companyScriptNames(read, problems),
      ...nameSpellings(read, problems),
    }),
    reading: companyReading,
  },
  product: {
    tables: {
      'product-words': {
        scope: LANGUAGE,
        classes:
          'colour edition variant generic thing accessory sort brand platform carrier company connective inclusive exclusive purpose least number-sign numeral part record record-doubtful free',
        ambiguous: '',
        export: 'productWords',
      },
      units: {
        scope: LANGUAGE,
        classes:
          'storage frequency resolution rate length area mass volume grammage activity power voltage current energy resistance capacitance light time zoom channel count container data aperture protection nominal',
        ambiguous: 'context',
        export: 'productUnits',
      },
    },
    frequencies: {},
    rules: {
      'spelling-rules': {
        rewriting: 'denial region',
        recognizing: 'own-suffix large-suffix kind-of-thing release processor standard',
        export: 'productSpellingRules',
      },
    },
    together: ownTables(PRODUCT_TABLES),
  },
  individual: {
    tables: {
      'given-names': {
        scope: LANGUAGE,
        classes: 'nickname spelling transliteration translation',
        ambiguous: 'usual several rare',
        several: true,
        export: 'givenNames',
      },
      surnames: { scope: LANGUAGE, classes: 'spelling transliteration', ambiguous: 'several', several: true, export: 'surnames' },
      titles: { scope: LANGUAGE, classes: 'civil man woman academic religious military office noble family', ambiguous: 'front either', export: 'titles' },
      particles: { scope: LANGUAGE, classes: 'surname patronymic descent son daughter saint joined', ambiguous: 'inner slash', export: 'particles' },
      generations: { scope: LANGUAGE, classes: 'generation', ambiguous: 'either end regnal', export: 'generations' },
      'post-nominals': { scope: LANGUAGE, classes: 'degree licence honour office note', ambiguous: 'behind', export: 'postNominals' },
      'name-markers': {
        scope: LANGUAGE,
        classes: 'alias maiden married birth death date label body',
        ambiguous: 'inner year dot slash front behind',
        export: 'nameMarkers',
      },
    },
    frequencies: { 'given-frequency': { export: 'givenFrequency' }, 'surname-frequency': { export: 'surnameFrequency' } },
    rules: {
      'spelling-rules': {
        rewriting:
          'letter skeleton consonant article pet-ending short-front common-part masculine pinyin wade-giles korean korean-vowel common-reading japanese-reading servant-name written-hangul written-arabic han-reading',
        alternative: 'feminine father',
        recognizing:
          'servant divine-name digraph patronymic made-of-name religion syllable glide-syllable compound-surname korean-name korean-surname korean-syllable pinyin-name japanese-name official-korean southern vietnamese-surname vietnamese-middle vietnamese-syllable',
        export: 'nameSpellingRules',
      },
    },
    together: (read, problems) => individualTables(read, problems),
  },
  address: {
    tables: {
      'street-types': {
        scope: LANGUAGE,
        classes: 'before after either joined between letters',
        ambiguous: 'context dot',
        export: 'streetTypes',
        byClass: true,
      },
      directions: { scope: LANGUAGE, classes: 'cardinal intermediate', ambiguous: 'context', export: 'directions' },
      units: {
        scope: LANGUAGE,
        classes:
          'unit dwelling level alone side building box route general military cedex number none care block section beside quarter quarter-behind landmark house front pair former',
        ambiguous: 'context postcode',
        export: 'units',
      },
      'street-words': { scope: LANGUAGE, classes: 'word title town modifier crossing corner month', ambiguous: 'context', export: 'streetWords' },
      regions: { scope: COUNTRY, classes: 'country state city', ambiguous: 'context', export: 'regions' },
      'region-codes': { scope: COUNTRY, classes: 'code', ambiguous: '', export: 'regionCodes', several: true },
      'short-towns': { scope: COUNTRY, classes: 'town', ambiguous: '', export: 'shortTowns' },
      'street-type-traits': {
        scope: LANGUAGE,
        classes: 'numbered numbered-behind leading site flats complex lane any-road ordinal',
        ambiguous: '',
        export: 'streetTypeTraits',
        byClass: true,
      },
      'opposite-words': { scope: LANGUAGE, classes: 'cardinal intermediate name side head', ambiguous: '', several: true, export: 'oppositeWords' },
      'district-words': { scope: LANGUAGE, classes: 'word joined', ambiguous: '', oneWord: true, export: 'districtWords' },
      'street-names': { scope: COUNTRY, classes: 'name part type', ambiguous: '', several: true, export: 'streetNames' },
      'number-endings': { scope: LANGUAGE, classes: 'ordinal tail', ambiguous: 'apart hyphen front type', export: 'numberEndings' },
      'elided-words': { scope: LANGUAGE, classes: 'article prefix colon', ambiguous: 'near', export: 'elidedWords' },
      'venue-words': { scope: LANGUAGE, classes: 'institution company locative house phone label', ambiguous: 'sign', export: 'venueWords', byClass: true },
      towns: { scope: COUNTRY, classes: 'town', ambiguous: '', export: 'towns' },
      'town-districts': { scope: COUNTRY, classes: 'district', ambiguous: '', several: true, export: 'townDistricts' },
      postcodes: { scope: COUNTRY, classes: 'before after either district', ambiguous: 'context', export: 'postcodes' },
    },
    frequencies: { 'street-word-frequency': { export: 'streetWordFrequency' } },
    rules: {},
    together: (read, problems) => ({ ...ownTables(ADDRESS_TABLES)(read, problems), ...townNames(read, problems) }),
  },
  city: {
    tables: {},
    frequencies: {},
    rules: { 'spelling-rules': { rewriting: 'town-sound', recognizing: '', export: 'townSpellingRules' } },
    together: cityTables,
  },
  classify: { tables: {}, frequencies: {}, rules: {}, together: classifyTables },
  organization: { tables: {}, frequencies: {}, rules: {}, together: organizationTables },
  place: { tables: {}, frequencies: {}, rules: {}, together: placeTables },
};
