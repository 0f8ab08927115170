// Makes dist/lexicon/<category>.image: what a vocabulary makes of the tables, as arrays that the next process begins with (src/lexicon/image.ts).
// Part of "npm run build" and of "npm run tables"; nothing that is made here is committed.
import { writeFileSync } from 'node:fs';
import { categoryImages } from '../dist/category/images.js';
import { writeImage } from '../dist/lexicon/image.js';

for (const [name, image] of Object.entries(categoryImages())) writeFileSync(`dist/lexicon/${name}.image`, writeImage(image));
