/** Where a service tells what happens: lines of JSON, without secrets and without values of data. */
export interface ServiceLog {
  info(facts: Readonly<Record<string, unknown>>, message: string): void;
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
  error(facts: Readonly<Record<string, unknown>>, message: string): void;
}

/** Lines on standard output, by pino. */
export async function standardLog(): Promise<ServiceLog> {
  const { pino } = await import('pino');
  const logger = pino({ base: { service: 'namesake' }, timestamp: pino.stdTimeFunctions.isoTime });
  return {
    info: (facts, message) => logger.info(facts, message),
    warn: (facts, message) => logger.warn(facts, message),
    error: (facts, message) => logger.error(facts, message),
  };
}
