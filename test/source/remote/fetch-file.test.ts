import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { dirname } from 'node:path';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { readTable } from '../../../src/source/index.js';
import { fetchFile, type RemoteFile, type RemotePolicy, type ResolvedAddress } from '../../../src/source/remote/index.js';
import { remoteUrl } from '../../../src/source/remote/remote-url.js';
import { SELF_SIGNED } from './self-signed.js';

const TEXT = 'name\nAcme\nGlobex\n';
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server that answers with what `answer` does. */
async function serve(answer: RequestListener, host = '127.0.0.1'): Promise<{ origin: string; port: number; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    response.on('error', () => {});
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, host, done));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://${host}:${port}`, port, requests };
}

/** A server that writes what it likes. */
async function serveRaw(answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createSocketServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    socket.once('data', () => answer(socket));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((done) => server.close(done));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const policy = (changes: Partial<RemotePolicy> = {}): RemotePolicy => ({
  allowHosts: ['127.0.0.1'],
  maxBytes: 1 << 20,
  connectTimeoutMs: 10_000,
  idleTimeoutMs: 10_000,
  totalTimeoutMs: 15_000,
  ...changes,
});

async function fetched(url: string, changes: Partial<RemotePolicy> = {}): Promise<RemoteFile & { readonly text: string }> {
  const file = await fetchFile(url, policy(changes));
  closing.push(file.close);
  return { ...file, text: readFileSync(file.path, 'utf8') };
}

const sending =
  (body: string | Buffer, headers: Record<string, string | number> = {}): RequestListener =>
  (_, response: ServerResponse) =>
    response.writeHead(200, { 'content-length': Buffer.byteLength(body), ...headers }).end(body);

describe('a file', () => {
  it('is fetched into a file that only we read, and removed', async () => {
    const { origin, requests } = await serve(sending(TEXT));
    const file = await fetchFile(`${origin}/some/names.csv?sig=SECRET`, policy());
    expect({ bytes: file.bytes, name: file.name }).toEqual({ bytes: TEXT.length, name: 'names.csv' });
    expect(file.path).toMatch(/\.csv$/);
    expect(statSync(file.path).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file.path)).mode & 0o777).toBe(0o700);
    expect((await readTable(file.path, { column: 'name' })).values.length).toBe(2);
    expect(requests[0].url).toBe('/some/names.csv?sig=SECRET');
    await file.close();
    await file.close();
    expect(existsSync(dirname(file.path))).toBe(false);
  });

  it.each([
    ['/a.csv', {}, 'a.csv', '.csv'],
    ['/A.CSV.GZ', {}, 'A.CSV.GZ', '.csv.gz'],
    ['/a%20b%2Fc.json', {}, 'c.json', '.json'],
    ['/export.php?id=1', { 'content-disposition': 'attachment; filename="Kunden 1.xlsx"' }, 'Kunden 1.xlsx', '.xlsx'],
    ['/export', { 'content-disposition': "attachment; filename=x.csv; filename*=UTF-8''Z%C3%BCrich.tsv" }, 'Zürich.tsv', '.tsv'],
    ['/export', { 'content-disposition': 'attachment; filename="../../etc/passwd.csv"' }, 'passwd.csv', '.csv'],
    ['/export', { 'content-disposition': 'attachment; filename="..\\\\..\\\\a.csv"' }, 'a.csv', '.csv'],
    ['/export', { 'content-type': 'application/json; charset=utf-8' }, 'export.json', '.json'],
    ['/export', { 'content-type': 'text/tab-separated-values' }, 'export.tsv', '.tsv'],
    ['/', {}, 'download', ''],
    ['/%', {}, '%', ''],
    [`/${'a'.repeat(500)}.csv`, {}, `${'a'.repeat(116)}.csv`, '.csv'],
    ['/a.c%00sv%0A.csv', {}, 'a.csv.csv', '.csv'],
  ])('of %s is called what tells its format', async (path, headers, name, extension) => {
    const { origin } = await serve(sending(TEXT, headers as Record<string, string>));
    const file = await fetched(`${origin}${path}`);
    expect(file.name).toBe(name);
    expect(file.path.endsWith(`/file${extension}`)).toBe(true);
  });

  it.each([
    ['gzip', gzipSync(TEXT)],
    ['x-gzip', gzipSync(TEXT)],
    ['GZIP', gzipSync(TEXT)],
    ['br', brotliCompressSync(TEXT)],
    ['deflate', deflateSync(TEXT)],
    ['deflate', deflateRawSync(TEXT)],
    ['identity', Buffer.from(TEXT)],
  ])('packed for the transfer by %s is unpacked', async (encoding, body) => {
    const { origin } = await serve(sending(body, { 'content-encoding': encoding }));
    expect(await fetched(`${origin}/a.csv`)).toMatchObject({ text: TEXT, bytes: TEXT.length });
  });

  it('that is an archive stays one', async () => {
    const { origin } = await serve(sending(gzipSync(TEXT)));
    const file = await fetched(`${origin}/a.csv.gz`);
    expect(readFileSync(file.path).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
    expect((await readTable(file.path, { column: 'name' })).values.length).toBe(2);
  });

  it('in chunks, without a length, or empty', async () => {
    const chunks = await serve((_, response) => {
      for (const letter of TEXT) response.write(letter);
      response.end();
    });
    expect((await fetched(`${chunks.origin}/a.csv`)).text).toBe(TEXT);
    const open = await serveRaw((socket) => socket.end(`HTTP/1.0 200 OK\r\n\r\n${TEXT}`));
    expect((await fetched(`${open}/a.csv`)).text).toBe(TEXT);
    const empty = await serve(sending(''));
    expect(await fetched(`${empty.origin}/a.csv`)).toMatchObject({ text: '', bytes: 0 });
  });
});

describe('limits', () => {
  it('of bytes: so many, and not one more', async () => {
    const { origin } = await serve(sending(TEXT));
    expect((await fetched(`${origin}/a.csv`, { maxBytes: TEXT.length })).text).toBe(TEXT);
    await expect(fetched(`${origin}/a.csv`, { maxBytes: TEXT.length - 1 })).rejects.toMatchObject({ code: 'ERR_LIMIT' });
    const chunks = await serve((_, response) => {
      response.write(TEXT);
      response.end('x');
    });
    await expect(fetched(`${chunks.origin}/a.csv`, { maxBytes: TEXT.length })).rejects.toMatchObject({ code: 'ERR_LIMIT' });
  });

  it.each([
    ['gzip', gzipSync(Buffer.alloc(1 << 22))],
    ['br', brotliCompressSync(Buffer.alloc(1 << 22))],
    ['deflate', deflateSync(Buffer.alloc(1 << 22))],
  ])('end a bomb of %s', async (encoding, body) => {
    const { origin } = await serve(sending(body, { 'content-encoding': encoding }));
    expect(body.length).toBeLessThan(1 << 13);
    await expect(fetched(`${origin}/a.csv`, { maxBytes: 1 << 20 })).rejects.toMatchObject({ code: 'ERR_LIMIT' });
  });

  it('end a stream that does not', async () => {
    const { origin } = await serve((_, response) => {
      const more = (): void => {
        while (response.write(Buffer.alloc(1 << 16))) if (response.destroyed) return;
      };
      response.on('drain', more);
      more();
    });
    await expect(fetched(`${origin}/a.csv`)).rejects.toMatchObject({ code: 'ERR_LIMIT' });
  });
});

describe('servers that fail', () => {
  it.each([400, 401, 403, 404, 410, 429, 500, 503, 300, 304])('with status %i', async (status) => {
    const { origin } = await serve((_, response) => void response.writeHead(status).end(status === 304 ? undefined : 'SECRET'));
    const error = (await fetched(`${origin}/a.csv?SECRET`).catch((reason) => reason)) as Error;
    expect(error).toMatchObject({ code: 'ERR_SOURCE_READ', got: `status ${status}` });
    expect(String(error)).not.toContain('SECRET');
  });

  const HEAD = 'HTTP/1.1 200 OK\r\n';
  it.each([
    ['less than the length', `${HEAD}content-length: 100\r\n\r\nname\n`],
    ['more than the length', `${HEAD}content-length: 3\r\n\r\nname\nAcme\n`],
    ['a length that is none', `${HEAD}content-length: many\r\n\r\nname`],
    ['two lengths', `${HEAD}content-length: 4\r\ncontent-length: 9\r\n\r\nname`],
    ['a chunk cut off', `${HEAD}transfer-encoding: chunked\r\n\r\n100\r\nname`],
    ['no last chunk', `${HEAD}transfer-encoding: chunked\r\n\r\n4\r\nname\r\n`],
    ['a head cut off', 'HTTP/1.1 200 O'],
    ['endless headers', `${HEAD}${'x: y\r\n'.repeat(20_000)}\r\n`],
    ['another protocol', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['nothing', ''],
    ['a packing we do not know', `${HEAD}content-encoding: zstd\r\n\r\nname`],
    ['the name of what every object has', `${HEAD}content-encoding: constructor\r\n\r\nname`],
    ['several packings', `${HEAD}content-encoding: gzip, br\r\n\r\nname`],
    ['a packing that is not so', `${HEAD}content-encoding: gzip\r\n\r\nname\nAcme\n`],
    ['a redirect without an aim', 'HTTP/1.1 302 Found\r\n\r\n'],
  ])('by sending %s', async (_, bytes) => {
    const origin = await serveRaw((socket) => socket.end(bytes));
    await expect(fetched(`${origin}/a.csv`)).rejects.toMatchObject({ code: 'ERR_SOURCE_READ' });
  });

  it('by sending a packed body cut off', async () => {
    const { origin } = await serve(sending(gzipSync(TEXT).subarray(0, 15), { 'content-encoding': 'gzip' }));
    await expect(fetched(`${origin}/a.csv`)).rejects.toMatchObject({ code: 'ERR_SOURCE_READ' });
  });

  it('by not being there, without telling where', async () => {
    const { port } = await serve(() => {});
    await closing.splice(0)[0]();
    const lookup = async (): Promise<ResolvedAddress[]> => [{ address: '127.0.0.1', family: 4 }];
    const error = (await fetched(`http://files.example.com:${port}/a.csv`, { lookup }).catch((reason) => reason)) as Error;
    expect(error).toMatchObject({ code: 'ERR_SOURCE_READ', got: 'a refusal of the connection' });
    expect(error.message).not.toContain('127.0.0.1');
  });

  it('by not answering, or not going on', async () => {
    const mute = await serve(() => {});
    await expect(fetched(`${mute.origin}/a.csv`, { idleTimeoutMs: 50 })).rejects.toMatchObject({ code: 'ERR_SOURCE_READ', got: 'nothing' });
    const stuck = await serve((_, response) => void response.writeHead(200, { 'content-length': 100 }).write('name\n'));
    await expect(fetched(`${stuck.origin}/a.csv`, { idleTimeoutMs: 50 })).rejects.toMatchObject({ code: 'ERR_SOURCE_READ', got: 'nothing' });
  });

  it('by going on for ever, a letter at a time', async () => {
    const { origin } = await serve((_, response) => {
      const clock = setInterval(() => response.write('a'), 5);
      response.on('close', () => clearInterval(clock));
    });
    await expect(fetched(`${origin}/a.csv`, { totalTimeoutMs: 100 })).rejects.toMatchObject({ code: 'ERR_LIMIT' });
  });

  it('by a name that is looked up for ever', async () => {
    const lookup = (): Promise<never> => new Promise(() => {});
    await expect(fetched('http://files.example.com/', { lookup, connectTimeoutMs: 50 })).rejects.toMatchObject({ code: 'ERR_SOURCE_READ', got: 'nothing' });
  });
});

describe('https', () => {
  it('asks for a certificate that somebody vouches for', async () => {
    const server = createSecureServer(SELF_SIGNED, sending(TEXT));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    closing.push(() => new Promise((done) => server.close(done)));
    const { port } = server.address() as AddressInfo;
    const got = 'a certificate that nobody vouches for';
    await expect(fetched(`https://127.0.0.1:${port}/a.csv`)).rejects.toMatchObject({ code: 'ERR_SOURCE_READ', got });
  });

  it('is not left by a redirect', () => {
    const base = new URL('https://example.com/a?SECRET');
    expect(() => remoteUrl('http://example.com/b', base)).toThrow(expect.objectContaining({ code: 'ERR_ADDRESS_REFUSED' }));
    expect(remoteUrl('/b', base).href).toBe('https://example.com/b');
    expect(remoteUrl('https://example.org/b', new URL('http://example.com/')).href).toBe('https://example.org/b');
  });
});

describe('a request that is ended', () => {
  it('before it begins, while it waits, and while it is read', async () => {
    const { origin, requests } = await serve((request, response) => {
      if (request.url === '/read') response.write('name\n');
    });
    await expect(fetchFile(origin, policy(), AbortSignal.abort())).rejects.toMatchObject({ code: 'ERR_ABORTED' });
    expect(requests).toHaveLength(0);
    for (const path of ['/wait', '/read']) {
      const controller = new AbortController();
      const work = fetchFile(`${origin}${path}?SECRET`, policy(), controller.signal);
      setTimeout(() => controller.abort(new Error('SECRET')), 50);
      const error = (await work.catch((reason) => reason)) as Error;
      expect(error).toMatchObject({ code: 'ERR_ABORTED' });
      expect(String(error)).not.toContain('SECRET');
    }
  });
});

describe('redirects', () => {
  const redirecting =
    (location: string, status = 302): RequestListener =>
    (_, response) =>
      void response.writeHead(status, { location, 'set-cookie': 'a=b' }).end('moved');

  it.each([301, 302, 303, 307, 308])('with status %i are followed, and given nothing', async (status) => {
    const { origin, requests } = await serve((request, response) =>
      (request.url === '/a' ? redirecting('b.csv?x=1', status) : sending(TEXT))(request, response),
    );
    expect(await fetched(`${origin}/a`)).toMatchObject({ text: TEXT, name: 'b.csv' });
    expect(requests.map(({ url }) => url)).toEqual(['/a', '/b.csv?x=1']);
    expect(Object.keys(requests[1].headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
  });

  it('are followed five times, and not six', async () => {
    const { origin, requests } = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      return (left === 0 ? sending(TEXT) : redirecting(`/${left - 1}`))(request, response);
    });
    expect((await fetched(`${origin}/5`)).text).toBe(TEXT);
    await expect(fetched(`${origin}/6`)).rejects.toMatchObject({ code: 'ERR_SOURCE_READ' });
    expect(requests).toHaveLength(12);
  });

  it('in a circle end', async () => {
    const { origin } = await serve(redirecting('/'));
    await expect(fetched(origin)).rejects.toMatchObject({ code: 'ERR_SOURCE_READ', expected: '5 redirects at most' });
  });

  it.each([
    'http://127.0.0.2/',
    'http://127.0.0.2.',
    'http://2130706434/',
    'http://[::ffff:127.0.0.2]/',
    '//169.254.169.254/latest',
    'http://[::1]:1/',
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    'http://u:p@127.0.0.1/',
    'http://[',
    'data:text/csv,name',
  ])('to %s are refused', async (location) => {
    const { origin } = await serve(redirecting(location));
    const error = (await fetched(`${origin}/a.csv`).catch((reason) => reason)) as Error;
    expect(error).toMatchObject({ code: 'ERR_ADDRESS_REFUSED' });
  });

  it('to a private name are refused, and nothing is sent there', async () => {
    const inner = await serve(sending('secret'), '127.0.0.2');
    const { origin } = await serve(redirecting(`http://inner.example.com:${inner.port}/?SECRET`));
    const lookup = async (): Promise<ResolvedAddress[]> => [{ address: '127.0.0.2', family: 4 }];
    const error = (await fetched(`${origin}/a.csv`, { lookup }).catch((reason) => reason)) as Error;
    expect(error).toMatchObject({ code: 'ERR_ADDRESS_REFUSED' });
    expect(String(error)).not.toMatch(/127\.0\.0\.2|SECRET/);
    expect(inner.requests).toHaveLength(0);
  });
});

describe('a name that means something else a moment later', () => {
  /** Allowed at first, private from then on. */
  const rebinding = (): { lookup: NonNullable<RemotePolicy['lookup']>; asked: string[] } => {
    const asked: string[] = [];
    const lookup = async (host: string): Promise<ResolvedAddress[]> => [{ address: asked.push(host) === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    return { lookup, asked };
  };

  it('is asked for once: what was judged is connected to', async () => {
    const good = await serve(sending(TEXT));
    const { lookup, asked } = rebinding();
    expect((await fetched(`http://rebinding.example.com:${good.port}/a.csv`, { lookup })).text).toBe(TEXT);
    expect(asked).toEqual(['rebinding.example.com']);
    expect(good.requests[0].headers.host).toBe(`rebinding.example.com:${good.port}`);
  });

  it('is judged again with every redirect', async () => {
    const good = await serve((_, response) => void response.writeHead(302, { location: '/again' }).end());
    const { lookup, asked } = rebinding();
    await expect(fetched(`http://rebinding.example.com:${good.port}/a.csv`, { lookup })).rejects.toMatchObject({ code: 'ERR_ADDRESS_REFUSED' });
    expect(asked).toHaveLength(2);
    expect(good.requests).toHaveLength(1);
  });

  it('is refused with all its addresses where one is private', async () => {
    const good = await serve(sending(TEXT));
    const lookup = async (): Promise<ResolvedAddress[]> => ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
    await expect(fetched(`http://two.example.com:${good.port}/a.csv`, { lookup })).rejects.toMatchObject({ code: 'ERR_ADDRESS_REFUSED' });
    expect(good.requests).toHaveLength(0);
  });
});
