/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;

/** How a resource is asked and what it answers, for catalogues. Values are examples. */
export interface Discovery {
  readonly method: 'GET' | 'POST';
  readonly queryParams: Readonly<Record<string, string>>;
  /** Of `queryParams`: a property for each, by name. */
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  /** Of a POST: JSON. */
  readonly body?: unknown;
  readonly output: { readonly type: 'json' | 'text'; readonly example: unknown };
}

/** {@link Discovery} as the extension `bazaar` of x402: `info`, and a schema (draft 2020-12) that it keeps to. */
export function bazaarOf({ method, queryParams, properties, required, body, output }: Discovery): { readonly info: object; readonly schema: Schema } {
  const isPost = method === 'POST';
  return {
    info: { input: { type: 'http', method, ...(isPost ? { bodyType: 'json', body } : {}), queryParams }, output },
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {
        input: {
          type: 'object',
          properties: {
            type: { type: 'string', const: 'http' },
            method: { type: 'string', enum: [method] },
            ...(isPost ? { bodyType: { type: 'string', enum: ['json'] }, body: {} } : {}),
            queryParams: { type: 'object', properties, required },
          },
          required: ['type', 'method', ...(isPost ? ['bodyType', 'body'] : [])],
          additionalProperties: false,
        },
        output: { type: 'object', properties: { type: { type: 'string' }, example: {} }, required: ['type'] },
      },
      required: ['input'],
    },
  };
}
