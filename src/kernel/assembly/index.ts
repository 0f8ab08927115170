// The kernel's exports: loops over bytes and integers, no language, no allocation. Every pointer is given by TypeScript (kernel.ts).
export { gatherCells, scanCells } from './cells';
export { composeKeys } from './compose';
export { editDistance } from './edit-distance';
export { editDistances } from './edit-distances';
export { hash64, hash256 } from './hash';
export { describe, internTail, rebuildSlots } from './intern';
export { jaroWinkler } from './jaro-winkler';
export { jaroWinklers } from './jaro-winklers';
export { addPair } from './plain-rows';
export { scan } from './scan';
export { splitLines } from './split-lines';
export { clearPlaces, describeRow, setPlaces, symbolSet, widenRows } from './text-block';
export { unionFind } from './union-find';
export { searchCandidates } from './candidates';
export { compareCompanies } from './company-pairs';
export { weighCompanies } from './weigh-companies';
export { alignWords } from './word-pairs';
