import { NamesakeError } from '../../errors.js';

/** A package that npm installs unless it is told not to. @throws {NamesakeError} `ERR_SOURCE_FORMAT` that says what to install. */
export async function needed<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw cause;
    throw new NamesakeError('ERR_SOURCE_FORMAT', `this kind of file needs the package ${name}`, `npm install ${name}`, 'a file without it', { cause });
  }
}
