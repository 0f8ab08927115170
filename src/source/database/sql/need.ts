import type { Need } from '../../records/needed.js';

/** The package of a kind of databases. */
export const NEED: Need = { code: 'ERR_UNAVAILABLE', what: 'this kind of database', without: 'a machine without it' };
