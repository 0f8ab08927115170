import { describe, expect, it } from 'vitest';
import { tableTexts as readTexts } from '../../dist/lexicon/texts.node.js';
import { tableTexts } from '../../src/lexicon/function-texts.js';

describe('tables read as texts', () => {
  it.each(['address', 'company', 'individual', 'product', 'shared', 'email', 'phone'] as const)('are those of the modules: %s', (folder) => {
    const [read, modules] = [readTexts(folder), tableTexts(folder)];
    expect([...read.keys()].sort()).toEqual([...modules.keys()].sort());
    for (const [name, text] of modules) expect(read.get(name)?.() === text(), name).toBe(true);
  });
});
