export type { EnrichFunction, EnrichInput, EnrichOutput } from './enrich-function.js';
export { type EnrichedRecord, enrichRecords } from './enrich-records.js';
export { appendedNames, type EnrichedSet, enrichedJson, enrichedLines } from './enriched-answer.js';
export { ENRICH_FUNCTIONS, enrichFunctionNamed, MOST_CREDITS } from './functions.js';
export { ENGLISH, languageCode, languageList } from './languages.js';
export { type Mapping, mapInputs, mappingNames } from './map-inputs.js';
export { type LookupContext, type Outcome, type Provider, Providers } from './provider.js';
export { createProviders, NO_HOSTS, type ProvidersConfig } from './providers/create-providers.js';
export { MAX_RECORDS, type RecordSet, recordsOf, rowRecords } from './record-forms.js';
