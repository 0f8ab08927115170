import { ENRICH_FUNCTIONS, type EnrichFunction, languageList, type Provider, type Providers } from '../enrich/index.js';
import { MICROS_PER_CREDIT, usdText } from './payments/index.js';

export const INTERFACE_VERSION = '2.0.0';

/** Whether a function can be answered here, by whom, and what it needs where it cannot. */
export interface Availability {
  readonly available: boolean;
  /** `package`, or ids of providers in the order in which they are asked. */
  readonly by: readonly string[];
  /** Hosts that are asked. */
  readonly hosts: readonly string[];
  /** '' where it needs nothing. */
  readonly needs: string;
}

export function availabilityOf(fn: EnrichFunction, providers: Providers): Availability {
  if (fn.embedded !== undefined) return { available: true, by: ['package'], hosts: [], needs: '' };
  const chain = providers.of(fn.name);
  const ready = chain.filter((provider) => provider.isReady());
  if (ready.length > 0) return { available: true, by: ready.map(({ id }) => id), hosts: ready.flatMap(({ needs }) => needs.hosts ?? []), needs: '' };
  return { available: false, by: [], hosts: [], needs: chain.length > 0 ? chain.map(needsOf).join(' or ') : 'a provider' };
}

function needsOf({ id, needs: { environment = [], configuration = [] } }: Provider): string {
  const needs = [...environment, ...configuration];
  return `${id}${needs.length > 0 ? ` with ${needs.join(', ')}` : ''}`;
}

/** Body of `GET /functions`. */
export function functionCatalogue(origin: string, providers: Providers): object {
  return {
    version: INTERFACE_VERSION,
    languages: languageList(),
    functions: ENRICH_FUNCTIONS.map((fn) => ({
      name: fn.name,
      summary: fn.summary,
      class: fn.class,
      ...shownAvailability(fn, providers),
      supports_language: fn.supportsLanguage,
      inputs: fn.inputs.map(({ name, aliases, required, about }) => ({ name, aliases, required, about })),
      outputs: fn.outputs,
      price: { credits: fn.credits, usd: usdText(fn.credits * MICROS_PER_CREDIT), per: 'record' },
      example: exampleOf(fn, origin),
    })),
  };
}

/** (which hosts are asked is nobody's business but the operator's) */
function shownAvailability(fn: EnrichFunction, providers: Providers): Omit<Availability, 'hosts'> {
  const { hosts: _, ...shown } = availabilityOf(fn, providers);
  return shown;
}

function exampleOf(fn: EnrichFunction, origin: string): object {
  const more = fn.name === 'custom' ? `&topic_value=mountains&output_fields_value=${encodeURIComponent('["Height", "Country"]')}` : '';
  const url = `${origin}/enrich?function=${fn.name}${more}`;
  const body = JSON.stringify([fn.example]);
  return {
    method: 'POST',
    url,
    body: [fn.example],
    curl: `curl -X POST '${url}&apikey=YOUR_KEY' -H 'Content-Type: application/json' -d '${body.replaceAll("'", "'\\''")}'`,
  };
}

/** Body of `/llms-full.txt`. */
export function textGuide(origin: string, providers: Providers): string {
  const lines = ENRICH_FUNCTIONS.flatMap((fn) => {
    const { available, needs } = availabilityOf(fn, providers);
    return [
      `### ${fn.name} (${fn.credits} ${fn.credits === 1 ? 'credit' : 'credits'} a record${fn.supportsLanguage ? '; language' : ''})`,
      `${fn.summary}.${available ? '' : ` Not available here: needs ${needs}.`}`,
      `Inputs: ${fn.inputs.map(({ name, required, about }) => `${name}${required ? '' : ' (optional)'}: ${about}`).join('; ')}`,
      `Outputs: ${fn.outputs.map(({ name, about }) => `${name} (${about})`).join(', ')}`,
      '',
    ];
  });
  return `# Enrichment of records

POST ${origin}/enrich?function=NAME appends fields to 1 to 100 records: a JSON list of objects, of values or of rows, or an object with such a list as "records". At most 1,048,576 bytes.
GET ${origin}/enrich?function=NAME&connection=URL does so with a CSV or TSV file and answers delimited text.

- Which field is looked up: one named like the input or "lookup", the only one there is, or lookup_field=FIELD; other inputs INPUT_field=FIELD. Rows: lookup_column=N, INPUT_column=N, from 1.
- filetype=json (default), csv or tsv. language=CODE, where a function has values in languages: ${languageList()
    .map(({ code, name }) => `${code} ${name}`)
    .join(', ')}.
- Answer: Code, Function, RecordCount, ErrorCount, OutputFields, Records. Objects get the fields behind their own; a name that is taken gets _enriched; values and rows become {"Input", "Output"}.
- A record that fails has empty fields, counts in ErrorCount and is not charged.
- Pay with apikey=KEY, or without one by x402: the answer 402 says what is to be paid (header PAYMENT-REQUIRED, body); repeat the same request with the header PAYMENT-SIGNATURE.
- Errors: JSON with Code and Message. 400 parameters or body, 401 and 403 key, 402 payment or credits, 413 too large, 429 too often.

## Functions

${lines.join('\n')}`;
}
