/** Where a service tells what happens: lines of JSON, without secrets and without values of data. */
export interface ServiceLog {
  info(facts: Readonly<Record<string, unknown>>, message: string): void;
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
  error(facts: Readonly<Record<string, unknown>>, message: string): void;
}

/** Lines on standard output, by pino. */
export async function standardLog(): Promise<ServiceLog> {
  const { pino } = await import('pino');
  return pino({ base: { service: 'namesake' }, timestamp: pino.stdTimeFunctions.isoTime });
}
