import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedUrl } from '../../src/service/object-store.js';
import type { RunningService } from '../../src/service/index.js';
import { serve } from './serving.js';

const CREDENTIALS = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };

describe('signedUrl', () => {
  it('signs as the documentation of the protocol does', () => {
    const config = { endpoint: 'https://s3.amazonaws.com', region: 'us-east-1', bucket: 'examplebucket', pathStyle: false };
    const url = new URL(signedUrl(config, CREDENTIALS, 'test.txt', new Date('2013-05-24T00:00:00Z'), 86_400));
    expect(url.origin + url.pathname).toBe('https://examplebucket.s3.amazonaws.com/test.txt');
    expect(url.searchParams.get('X-Amz-Signature')).toBe('aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404');
  });

  it('encodes keys of any kind', () => {
    const config = { endpoint: 'https://store.example', region: 'eu', bucket: 'b', pathStyle: true };
    const url = signedUrl(config, CREDENTIALS, "a b/ü(1)'*!?#&/c.csv", new Date(0));
    expect(url.split('?')[0]).toBe('https://store.example/b/a%20b/%C3%BC%281%29%27%2A%21%3F%23%26/c.csv');
    expect(signedUrl(config, CREDENTIALS, '\ud800', new Date(0))).toContain('%EF%BF%BD');
  });
});

describe('GET /enrich of an object', () => {
  const asked: string[] = [];
  const store = createServer((request, response) => {
    asked.push(request.url ?? '');
    const isThere = request.url?.startsWith('/files/people/a.csv?') === true;
    response.writeHead(isThere ? 200 : 404).end(isThere ? 'email\na@gmail.com\n' : '');
  });
  let service: RunningService;
  beforeAll(async () => {
    await new Promise<void>((done) => store.listen(0, '127.0.0.1', done));
    process.env.NAMESAKE_S3_ACCESS_KEY_ID = CREDENTIALS.accessKeyId;
    process.env.NAMESAKE_S3_SECRET_ACCESS_KEY = CREDENTIALS.secretAccessKey;
    const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
    service = await serve({ hosts: { files: [], databases: [] }, objectStore: { endpoint, region: 'eu', bucket: 'files' } });
    delete process.env.NAMESAKE_S3_SECRET_ACCESS_KEY;
  });
  afterAll(async () => {
    await service.stop();
    store.close();
  });

  const get = (connection: string) => fetch(`${service.url}/enrich?${new URLSearchParams({ function: 'email-domain-type', connection })}`);

  it('is fetched by its key, signed', async () => {
    const answer = await get('people/a.csv');
    expect([answer.status, await answer.text()]).toEqual([200, 'email,DomainType\na@gmail.com,Generic\n']);
    expect(asked.at(-1)).toMatch(/X-Amz-Credential=AKIA.*X-Amz-Signature=[0-9a-f]{64}$/);
  });

  it('that is not there is told of, without the signature', async () => {
    const answer = await get('people/none.csv');
    const text = await answer.text();
    expect([answer.status, JSON.parse(text).Code]).toEqual([400, 'ERR_SOURCE_READ']);
    expect(text).not.toMatch(/X-Amz|AKIA/);
  });

  it('does not open other hosts', async () => {
    for (const url of ['http://127.0.0.2/a.csv', 'file:///etc/passwd']) expect((await get(url)).status).toBe(400);
  });

  it('needs its keys', async () => {
    await expect(serve({ objectStore: { endpoint: 'https://store.example', region: 'eu', bucket: 'b' } })).rejects.toMatchObject({ code: 'ERR_USAGE' });
  });
});
