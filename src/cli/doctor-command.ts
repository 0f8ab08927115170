import { createProviders, ENRICH_FUNCTIONS } from '../enrich/index.js';
import { oneOf } from '../options.js';
import { type Availability, availabilityOf } from '../service/enrich-catalogue.js';
import { configOf, readConfig } from '../service/index.js';
import { aligned } from './aligned.js';
import { OPTIONS, requirePositionals, textOf } from './arguments.js';
import type { Command } from './command.js';

/** `namesake doctor`: what can be answered here. */
export const doctorCommand: Command = {
  name: 'doctor',
  positionals: [],
  summary: 'Tells which functions of enrichment can be answered here, and what the others need',
  details: `One line per function: what answers it with the configuration that namesake serve is given, or what it needs. No host is asked.`,
  options: {
    config: { type: 'string', value: 'FILE', help: 'as for namesake serve' },
    target: { type: 'string', value: 'NAME', help: 'table (default) or json' },
    help: OPTIONS.help,
  },
  examples: ['namesake doctor', 'namesake doctor --config service.json --target json'],

  async run({ values, positionals }) {
    requirePositionals('doctor', positionals, []);
    const target = oneOf('target', textOf(values, 'target')?.toLowerCase(), ['table', 'json'], 'table');
    const file = textOf(values, 'config');
    const { providers } = file === undefined ? configOf({}) : await readConfig(file);
    const known = createProviders(providers);
    const functions = ENRICH_FUNCTIONS.map((fn) => ({ name: fn.name, ...availabilityOf(fn, known) }));
    process.stdout.write(target === 'json' ? `${JSON.stringify({ functions }, null, 2)}\n` : table(functions));
  },
};

function table(functions: readonly ({ readonly name: string } & Availability)[]): string {
  const rows = functions.map(({ name, available, by, hosts, needs }) => [
    name,
    available ? 'yes' : 'no',
    available ? `${by.join(', ')}${hosts.length > 0 ? ` (asks ${hosts.join(', ')})` : ''}` : `needs ${needs}`,
  ]);
  return aligned([['function', 'here', 'by'], ...rows]);
}
