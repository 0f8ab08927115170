import { type ErrorCode, NamesakeError } from '../../errors.js';

const FILE: Need = { code: 'ERR_SOURCE_FORMAT', what: 'this kind of file', without: 'a file without it' };

/** What wants a package. */
export interface Need {
  readonly code: ErrorCode;
  readonly what: string;
  readonly without: string;
}

/** A package that npm installs unless it is told not to. @throws {NamesakeError} `ERR_SOURCE_FORMAT`, or the code of `need`, that says what to install. */
export async function needed<T>(name: string, load: () => Promise<T>, need = FILE): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw cause;
    throw new NamesakeError(need.code, `${need.what} needs the package ${name}`, `npm install ${name}`, need.without, { cause });
  }
}
