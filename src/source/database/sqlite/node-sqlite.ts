/**
 * Node's own SQLite (22.13 and later), null where it has none. Node calls it experimental on standard error, which is nothing for who reads a report there.
 *
 * @typeParam T  what is used of it: these types know nothing of it.
 */
export async function nodeSqlite<T>(): Promise<T | null> {
  const name = 'node:sqlite';
  const { emitWarning } = process;
  process.emitWarning = (...warning: readonly unknown[]): void => {
    if (warning[1] !== 'ExperimentalWarning' || !String(warning[0]).includes('SQLite')) Reflect.apply(emitWarning, process, warning);
  };
  try {
    return (await import(name)) as T;
  } catch {
    return null;
  } finally {
    process.emitWarning = emitWarning;
  }
}
