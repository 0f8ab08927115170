import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../src/source/database/index.js';
import { hasMariadb, startMariadb } from '../../servers/mariadb.js';
import { hasPostgres, startPostgres } from '../../servers/postgres.js';
import { hasOpenssl } from '../../servers/server-process.js';
import type { TestServer } from '../../servers/test-server.js';
import { cells, errorOf } from './conformance.js';

const KINDS = [
  {
    family: 'postgres',
    there: hasPostgres,
    start: startPostgres,
    view: 'CREATE VIEW how AS SELECT ssl::text AS encrypted FROM pg_stat_ssl WHERE pid = pg_backend_pid()',
    url: (server: TestServer, host: string, mode: string) => server.url.replace('127.0.0.1', host).replace('sslmode=disable', `sslmode=${mode}`),
    modes: { encrypted: ['prefer', 'require'], plain: ['disable'], refused: ['verify-ca', 'verify-full'] },
    yes: 'true',
    no: 'false',
  },
  {
    family: 'mysql',
    there: hasMariadb,
    start: startMariadb,
    view: "CREATE VIEW how AS SELECT IF(VARIABLE_VALUE = '', 'no', 'yes') AS encrypted FROM information_schema.SESSION_STATUS WHERE VARIABLE_NAME = 'SSL_CIPHER'",
    url: (server: TestServer, host: string, mode: string) => `${server.url.replace('127.0.0.1', host)}?tls=${mode}`,
    modes: { encrypted: ['preferred', 'skip-verify'], plain: ['false'], refused: ['true'] },
    yes: 'yes',
    no: 'no',
  },
] as const;

describe.each(KINDS)('encryption of $family', ({ family, there, start, view, url, modes, yes, no }) => {
  describe.skipIf(!there || !hasOpenssl)('a server with a certificate of its own', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await start(true);
      await server.run(view);
    });
    afterAll(() => server?.stop());

    const how = async (mode: string, host: string): Promise<unknown> => {
      const database = await openDatabase(family, url(server, host, mode));
      return await cells(await database.read('how', null)).finally(() => database.close());
    };

    test.each(modes.encrypted)('%s is encrypted', async (mode) => {
      expect(await how(mode, '127.0.0.1')).toEqual([[yes]]);
      expect(await how(mode, 'localhost')).toEqual([[yes]]);
    });

    test.each(modes.plain)('%s is not', async (mode) => {
      expect(await how(mode, '127.0.0.1')).toEqual([[no]]);
    });

    test.each(modes.refused)('%s refuses a certificate that nobody vouches for', async (mode) => {
      const error = await errorOf(how(mode, 'localhost'));
      expect(error.code).toBe('ERR_CONNECTION');
      expect(error.message).toMatch(/self.signed certificate/);
    });
  });
});
