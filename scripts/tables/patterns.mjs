/** Codes of languages, or * for any. */
export const LANGUAGE = /^([a-z]{2,3}|\*)(,[a-z]{2,3})*$/;
