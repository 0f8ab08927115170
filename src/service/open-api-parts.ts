/** What any path may answer, whatever it is asked. */
export const ANYWHERE = ['400', '405', '408', '417', '431', '500'];

/** What goes wrong, by status. */
export const FAILURES: Readonly<Record<string, string>> = {
  400: 'A parameter, the source or its content cannot be; the message says which and what was expected',
  401: 'No API key, or one that nobody has',
  402: 'The credits of the API key are used up',
  403: 'An API key that is no longer valid',
  404: 'No such path, or no such file any more',
  405: 'Another method; Allow says which is known',
  408: 'The request takes too long to come',
  413: 'More rows, bytes or seconds than are allowed',
  417: 'Another expectation than 100-continue',
  429: 'Too many requests or waiting jobs; Retry-After says when to ask again',
  431: 'The URL and the headers are too long',
  500: 'A defect of the service',
  501: 'A function that needs a provider, and none is configured',
  503: 'The service is about to end',
};

/** Responses of those statuses. */
export const failures = (statuses: readonly string[]): object => Object.fromEntries(statuses.map((status) => [status, failure(status)]));

function failure(status: string): object {
  const retry = status === '429' || status === '503';
  return {
    description: FAILURES[status],
    ...(retry ? { headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } } } : {}),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  };
}

/** A parameter of the query. */
export const query = (name: string, description: string): object => ({ name, in: 'query', description, schema: { type: 'string' } });
export const KEY = query('apikey', 'the key; the header X-Api-Key as well');

/** A response of JSON. */
export const answered = (description: string, schema: string): object => ({ description, content: { 'application/json': { schema: { $ref: schema } } } });
