import { expect, it } from 'vitest';
import { nodeSqlite } from '../../../src/source/database/sqlite/node-sqlite.js';

const [major, minor] = process.versions.node.split('.').map(Number);
const HAS_SQLITE = major > 22 || (major === 22 && minor >= 13);

it('is there from Node 22.13 on, without a warning, and leaves the warnings of others alone', async () => {
  const { emitWarning } = process;
  const warned: string[] = [];
  const hear = ({ name }: Error): void => void warned.push(name);
  process.on('warning', hear);
  const asked = nodeSqlite<object>();
  process.emitWarning('of somebody else', 'OtherWarning');
  expect((await asked) !== null).toBe(HAS_SQLITE);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', hear);
  expect(warned).toEqual(['OtherWarning']);
  expect(process.emitWarning).toBe(emitWarning);
});
