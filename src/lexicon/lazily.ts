/** A function that makes something when it is first called, and gives that ever after: loading the library reads no table. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
