/** What a function needs to answer. `embedded`: the package alone; `snapshot`: tables of a date in the package; `live`: a service elsewhere; `model`: a language model. */
export type EnrichClass = 'embedded' | 'snapshot' | 'live' | 'model';

/** An input of a function. The first one is what is looked up. */
export interface EnrichInput {
  readonly name: string;
  /** Other names of a field that is taken for it. `lookup` is one of the first input's always. */
  readonly aliases: readonly string[];
  readonly required: boolean;
  readonly about: string;
}

export interface EnrichOutput {
  readonly name: string;
  readonly about: string;
}

/** A function that appends fields to records. */
export interface EnrichFunction {
  readonly name: string;
  readonly summary: string;
  /** Of each record. */
  readonly credits: number;
  readonly inputs: readonly EnrichInput[];
  readonly outputs: readonly EnrichOutput[];
  readonly class: EnrichClass;
  /** Whether its values can be had in other languages. */
  readonly supportsLanguage: boolean;
  /** Its name in the catalogue of embedded functions; undefined where providers answer. */
  readonly embedded?: string;
  /** Values of the first record of an example. */
  readonly example: Readonly<Record<string, string>>;
}
