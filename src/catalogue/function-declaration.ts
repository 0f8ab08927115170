/** The command, and the folder of src/, that a function belongs to. */
export type FunctionFamily = 'standardize' | 'classify' | 'email';

/** What a function needs to answer: `embedded` functions need nothing but the package. */
export type FunctionClass = 'embedded' | 'snapshot' | 'live' | 'model';

/** One input, or one output field. */
export interface FunctionField {
  readonly name: string;
  /** A line for the catalogue: what stands there, in which form. */
  readonly about: string;
}

export interface FunctionInput extends FunctionField {
  /** Without it there is nothing to answer. The first input always is. */
  readonly required: boolean;
}

/** Where a function's facts come from. */
export interface DataOrigin {
  readonly name: string;
  /** Version or date of the data, as it stands in the package. */
  readonly version: string;
  /** SPDX identifier, or 'public domain'. */
  readonly licence: string;
  /** The words that the licence asks for, where it asks for any. */
  readonly attribution?: string;
}

/** A case that the documentation shows and the tests run. Inputs and outputs that are not named are empty. */
export interface FunctionExample {
  readonly inputs: Readonly<Record<string, string>>;
  readonly outputs: Readonly<Record<string, string>>;
}

/**
 * Input texts in the order of `inputs` → output texts in the order of `outputs`. '' stands for an input that is absent and a field that has no answer.
 * Text never throws: what cannot be answered gives empty fields.
 */
export type FieldFunction = (inputs: readonly string[]) => readonly string[];

/** A function of the catalogue: what the command line and services know of it before its data are loaded. */
export interface FunctionDeclaration {
  /** Lower case with hyphens, the same everywhere. */
  readonly name: string;
  /** Other names that it goes by. */
  readonly aliases: readonly string[];
  readonly family: FunctionFamily;
  readonly summary: string;
  readonly inputs: readonly FunctionInput[];
  readonly outputs: readonly FunctionField[];
  readonly class: FunctionClass;
  readonly data: readonly DataOrigin[];
  readonly examples: readonly FunctionExample[];
  /** Loads code and data, and gives the function. Cheap from the second time on. */
  load(): Promise<FieldFunction>;
}
