import { type TakenOver, takenOver } from './taken-over.js';

/** Names of the west as newspapers of Japan and Korea write them (tables/shared/foreign-names.tsv). */
export const foreignNames: () => TakenOver = takenOver('shared', 'foreignNames');
