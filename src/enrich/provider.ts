/** What a provider says of a record. */
export type Outcome =
  | { readonly status: 'found'; readonly fields: Readonly<Record<string, string>> }
  /** It knows that there is nothing: an answer like any other. */
  | { readonly status: 'not-found' }
  | { readonly status: 'unavailable'; readonly reason: UnavailableReason };

export type UnavailableReason = 'offline' | 'no-key' | 'rate-limited' | 'upstream' | 'no-evidence' | 'no-provider' | 'aborted';

/** What a lookup is given besides its inputs. */
export interface LookupContext {
  readonly signal: AbortSignal;
  /** Code of the language that values are wanted in. */
  readonly language: string;
}

/** Where the answers of functions come from. */
export interface Provider {
  /** As configurations name it. */
  readonly id: string;
  readonly functions: readonly string[];
  readonly kind: 'embedded' | 'http' | 'model';
  /** What it needs to work here: variables of the environment, hosts, members of the configuration. */
  readonly needs: { readonly environment?: readonly string[]; readonly hosts?: readonly string[]; readonly configuration?: readonly string[] };
  /** Whether it has what it needs. */
  isReady(): boolean;
  /**
   * Looks a record up.
   *
   * @param inputs  by the names of the function's inputs; '' for absent ones.
   * @throws never for what is asked about; what fails is `unavailable`.
   */
  lookup(fn: string, inputs: Readonly<Record<string, string>>, context: LookupContext): Promise<Outcome> | Outcome;
}

/** Providers in the order in which they are asked, for each function. */
export class Providers {
  readonly #chains = new Map<string, readonly Provider[]>();

  /**
   * @param all    in the order in which they are asked.
   * @param order  ids by function, where another order is wanted: those, and no others.
   */
  constructor(
    readonly all: readonly Provider[] = [],
    order: Readonly<Record<string, readonly string[]>> = {},
  ) {
    for (const fn of new Set(all.flatMap(({ functions }) => functions))) {
      const chain = all.filter(({ functions }) => functions.includes(fn));
      const wanted = order[fn];
      this.#chains.set(fn, wanted === undefined ? chain : wanted.flatMap((id) => chain.filter((provider) => provider.id === id)));
    }
  }

  /** Those of a function, the first to be asked first. */
  of(fn: string): readonly Provider[] {
    return this.#chains.get(fn) ?? [];
  }

  /** Asks one after the other until one knows. Where none does, the one that could have known best has the last word, see {@link weightOf}. */
  async lookup(fn: string, inputs: Readonly<Record<string, string>>, context: LookupContext): Promise<Outcome> {
    let last: Outcome = { status: 'unavailable', reason: 'no-provider' };
    let weight = 0;
    for (const provider of this.of(fn)) {
      const outcome: Outcome = provider.isReady() ? await provider.lookup(fn, inputs, context) : { status: 'unavailable', reason: 'no-key' };
      if (outcome.status === 'found') return outcome;
      const its = weightOf(provider, outcome);
      if (its > weight) [last, weight] = [outcome, its];
    }
    return last;
  }
}

/** A register that has nothing says more than one that does not answer, and that more than a small table that has nothing. */
function weightOf(provider: Provider, { status }: Outcome): number {
  if (!provider.isReady()) return 1;
  if (provider.kind === 'embedded') return 2;
  return status === 'not-found' ? 4 : 3;
}
