import type { CategoryName, Level } from '../category/category.js';
import { categoryOption, inRange, type KeyOptions, levelOption, oneOf, refuseUnknown, wholeInRange } from '../options.js';
import type { LinkProgress } from './linkage.js';
import { linkRules, type Policy, policyOption } from './link-rules.js';

export type LinkMethod = 'linkage' | 'keys';
export const LINK_METHODS: readonly LinkMethod[] = ['linkage', 'keys'];

/** What all of linkage understands. */
export interface LinkOptions extends KeyOptions {
  /** 'linkage' (default) scores candidate pairs and clusters them; 'keys' groups by equal keys at `level`, as a join on stored keys would. */
  readonly method?: LinkMethod;
  /** Mean probability (0 to 1) between members from which values are one cluster; default: the category's global setting of the quality bench ({@link defaultThreshold}). 'linkage' only. */
  readonly threshold?: number;
  /** What counts as the same company, see {@link Policy}; default 'normal'. Other categories know 'normal' only. 'linkage' only. */
  readonly policy?: Policy;
  /** Parts that the work is cut into, 1 to 1,024; the result is the same for any number. */
  readonly shards?: number;
  /** Told now and then how far the run is. */
  readonly progress?: (event: LinkProgress) => void;
}

const OPTIONS = ['category', 'level', 'method', 'threshold', 'policy', 'shards', 'progress'];

/** {@link LinkOptions}, checked and filled in. */
export interface LinkSettings {
  readonly category: CategoryName;
  readonly level: Level;
  readonly method: LinkMethod;
  readonly threshold: number;
  readonly policy: Policy;
  readonly shards: number;
  readonly progress: (event: LinkProgress) => void;
}

/** Checks options and fills in what is not given; `more`: names of further options. @throws {NamesakeError} `ERR_OPTION_*` */
export function linkSettings(options: LinkOptions, more: readonly string[] = []): LinkSettings {
  refuseUnknown(options, [...OPTIONS, ...more]);
  const category = categoryOption(options.category);
  return {
    category,
    level: levelOption(options.level),
    method: oneOf('method', options.method, LINK_METHODS, 'linkage'),
    threshold: inRange('threshold', options.threshold, 0, 1, linkRules(category).threshold),
    policy: policyOption(category, options.policy),
    shards: wholeInRange('shards', options.shards, 1, 1024, 1),
    progress: options.progress ?? (() => undefined),
  };
}
