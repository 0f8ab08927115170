import { Output } from '../target/index.js';

/** Opens the output, lets `write` fill it and puts it in its place; what fails leaves nothing behind. @throws {NamesakeError} `ERR_TARGET_WRITE` */
export async function writing(path: string | undefined, write: (output: Output) => Promise<void> | void): Promise<void> {
  const output = await Output.open(path);
  try {
    await write(output);
    await output.close();
  } catch (error) {
    await output.abandon();
    throw error;
  }
}
