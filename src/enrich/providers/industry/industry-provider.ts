import type { Outcome, Provider } from '../../provider.js';
import { naicsCodes, sicCodes, sicPlace } from './classifications.js';
import type { TitledCode, TitleMatch, TitleSearch } from './title-search.js';

const NOT_FOUND: Outcome = { status: 'not-found' };

/** Codes of industries by code or in words, from tables of the package. */
export const industryProvider: Provider = {
  id: 'industry-codes',
  functions: ['industry-codes', 'sic-codes'],
  kind: 'embedded',
  needs: {},
  isReady: () => true,
  lookup: (fn, { lookup }) => (fn === 'sic-codes' ? sicFields(lookup.trim()) : industryFields(lookup.trim())),
};

function sicFields(text: string): Outcome {
  const found = byCodeOrWords(sicCodes(), text, /^\d{4}$/);
  if (found === null) return NOT_FOUND;
  const { division, majorGroup } = sicPlace(found.code);
  return { status: 'found', fields: { SIC: found.code, Title: found.title, Division: division, MajorGroup: majorGroup, Confidence: shown(found.confidence) } };
}

/** A code of one classification is carried over to the other only where both give the same title: there is no table between them. */
function industryFields(text: string): Outcome {
  const naics = byCodeOrWords(naicsCodes(), text, /^\d{6}$/);
  const sic = byCodeOrWords(sicCodes(), text, /^\d{4}$/);
  if (naics === null && sic === null) return NOT_FOUND;
  const isCode = /^\d+$/.test(text);
  const other = isCode ? sameTitle(naics === null ? naicsCodes() : sicCodes(), (naics ?? sic)?.title ?? '') : null;
  const [shownNaics, shownSic] = [naics ?? (isCode ? other : null), sic ?? (isCode ? other : null)];
  const confidence = Math.min(naics?.confidence ?? 1, sic?.confidence ?? 1);
  return {
    status: 'found',
    fields: {
      NAICS: shownNaics?.code ?? '',
      NAICSTitle: shownNaics?.title ?? '',
      SIC: shownSic?.code ?? '',
      SICTitle: shownSic?.title ?? '',
      NACE: '',
      ISIC: '',
      Confidence: shown(confidence),
    },
  };
}

function byCodeOrWords(search: TitleSearch, text: string, code: RegExp): TitleMatch | null {
  if (!/^\d+$/.test(text)) return search.find(text);
  const found = code.test(text) ? search.byCode(text) : null;
  return found === null ? null : { ...found, confidence: 1 };
}

function sameTitle(search: TitleSearch, title: string): TitledCode | null {
  const found = search.find(title);
  return found !== null && found.confidence === 1 ? found : null;
}

const shown = (confidence: number): string => String(Math.round(confidence * 100) / 100);
