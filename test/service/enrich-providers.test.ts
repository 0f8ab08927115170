import { afterAll, expect, it } from 'vitest';
import { double } from '../enrich/providers/doubles.js';
import { serve } from './serving.js';

const services: { stop(): Promise<void> }[] = [];
afterAll(async () => {
  for (const service of services) await service.stop();
});

it('a service asks the registers that its configuration names, and fails a record where one is down', async () => {
  let isUp = true;
  const host = await double((_, __, response) => (isUp ? { data: [] } : response.writeHead(400).end()));
  const service = await serve({ providers: { gleif: { url: host.url } } });
  services.push(service);
  const ask = async (company: string): Promise<unknown> => {
    const answer = await fetch(`${service.url}/enrich?function=company-verification`, { method: 'POST', body: JSON.stringify([company]) });
    const { Code, RecordCount, ErrorCount } = await answer.json();
    return [answer.status, Code, RecordCount, ErrorCount];
  };
  expect(await ask('Acme Widgets')).toEqual([200, 'Success', 1, 0]);
  expect(host.asked.length).toBe(3);
  isUp = false;
  expect(await ask('Zebra Logistics')).toEqual([200, 'Success', 1, 1]);
});
