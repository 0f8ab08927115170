import { describe, expect, test } from 'vitest';
import { NamesakeError } from '../../../src/errors.js';
import type { Encryption } from '../../../src/source/database/connection/connection.js';
import { parseConnection } from '../../../src/source/database/connection/parse-connection.js';
import type { DatabaseFamily } from '../../../src/source/database/database.js';

/** string, then user, password, host, port, database, encryption */
type Row = readonly [string, string, string, string, number, string, Encryption];

const READ: Readonly<Record<DatabaseFamily, readonly Row[]>> = {
  postgres: [
    ['postgres://u:p@h/d?sslmode=disable', 'u', 'p', 'h', 5432, 'd', 'none'],
    ['postgresql://u:p@h/d', 'u', 'p', 'h', 5432, 'd', 'try'],
    ['POSTGRES://u:p@h:6543/d', 'u', 'p', 'h', 6543, 'd', 'try'],
    ['cockroach://u:p@h/d?sslmode=verify-full', 'u', 'p', 'h', 26257, 'd', 'verified'],
    ['postgres://u:p@db.example.org:5432/d?sslmode=require', 'u', 'p', 'db.example.org', 5432, 'd', 'encrypted'],
    ['postgres://u:p@h/d?sslmode=verify-ca&application_name=x', 'u', 'p', 'h', 5432, 'd', 'authority'],
    ['postgres://u:p@h/d?a=1&sslmode=allow', 'u', 'p', 'h', 5432, 'd', 'try'],
    ['postgres://u:p%40ss%3Aw%2Frd@h/d', 'u', 'p@ss:w/rd', 'h', 5432, 'd', 'try'],
    ['postgres://u:p@ss@h/d', 'u', 'p@ss', 'h', 5432, 'd', 'try'],
    ['postgres://u:a:b@h/d', 'u', 'a:b', 'h', 5432, 'd', 'try'],
    ['postgres://u:a/b@h/d', 'u', 'a/b', 'h', 5432, 'd', 'try'],
    ['postgres://u:a?b=c@h/d', 'u', 'a?b=c', 'h', 5432, 'd', 'try'],
    ['postgres://u:a#b@h/d', 'u', 'a#b', 'h', 5432, 'd', 'try'],
    ['postgres://u:@:/?#[]@h/d', 'u', '@:/?#[]', 'h', 5432, 'd', 'try'],
    ['postgres://u:50%off@h/d', 'u', '50%off', 'h', 5432, 'd', 'try'],
    ['postgres://u:pässwörd 密@h/d', 'u', 'pässwörd 密', 'h', 5432, 'd', 'try'],
    ['postgres://u@server:p@h/d', 'u@server', 'p', 'h', 5432, 'd', 'try'],
    ['postgres://u@h/d', 'u', '', 'h', 5432, 'd', 'try'],
    ['postgres://u:p@h', 'u', 'p', 'h', 5432, 'u', 'try'],
    ['postgres://u:p@h/', 'u', 'p', 'h', 5432, 'u', 'try'],
    ['postgres://u:p@[::1]:5433/d', 'u', 'p', '::1', 5433, 'd', 'try'],
    ['postgres://u:p@[2001:db8::5]/d', 'u', 'p', '2001:db8::5', 5432, 'd', 'try'],
    ['postgres://h/d?user=u&password=p', 'u', 'p', 'h', 5432, 'd', 'try'],
    ['postgres://u:p@h/my%20base', 'u', 'p', 'h', 5432, 'my base', 'try'],
    ['  postgres://u:p@h/d\n', 'u', 'p', 'h', 5432, 'd', 'try'],
  ],
  mysql: [
    ['u:p@tcp(h)/d', 'u', 'p', 'h', 3306, 'd', 'try'],
    ['u:p@tcp(h:3307)/d', 'u', 'p', 'h', 3307, 'd', 'try'],
    ['u:p@tcp(h:3306)/d?tls=true', 'u', 'p', 'h', 3306, 'd', 'verified'],
    ['u:p@tcp(h)/d?tls=skip-verify&parseTime=true', 'u', 'p', 'h', 3306, 'd', 'encrypted'],
    ['u:p@tcp(h)/d?tls=false', 'u', 'p', 'h', 3306, 'd', 'none'],
    ['u:p@tcp(h)/d?loc=Europe/Paris', 'u', 'p', 'h', 3306, 'd', 'try'],
    ['u:p@tcp([::1]:3307)/d', 'u', 'p', '::1', 3307, 'd', 'try'],
    ['u:p@tcp([2001:db8::5])/d', 'u', 'p', '2001:db8::5', 3306, 'd', 'try'],
    ['u:p@ss@tcp(h)/d', 'u', 'p@ss', 'h', 3306, 'd', 'try'],
    ['u:p@/ss/@tcp(h)/d', 'u', 'p@/ss/', 'h', 3306, 'd', 'try'],
    ['u:a:b@tcp(h)/d', 'u', 'a:b', 'h', 3306, 'd', 'try'],
    ['u:a(b)c@tcp(h)/d', 'u', 'a(b)c', 'h', 3306, 'd', 'try'],
    ['u:x@tcp(evil)/y@tcp(h)/d', 'u', 'x@tcp(evil)/y', 'h', 3306, 'd', 'try'],
    ['u:a?b#c@tcp(h)/d', 'u', 'a?b#c', 'h', 3306, 'd', 'try'],
    ['u:p%40ss@tcp(h)/d', 'u', 'p%40ss', 'h', 3306, 'd', 'try'],
    ['u@tcp(h)/d', 'u', '', 'h', 3306, 'd', 'try'],
    ['u:p@h:3307/d', 'u', 'p', 'h', 3307, 'd', 'try'],
    ['mysql://u:p%40ss@h:3307/d', 'u', 'p@ss', 'h', 3307, 'd', 'try'],
    ['mariadb://u:p@h/d?tls=preferred', 'u', 'p', 'h', 3306, 'd', 'try'],
  ],
  sqlserver: [
    ['server=h;user id=u;password=p;port=1433;database=d;', 'u', 'p', 'h', 1433, 'd', 'try'],
    ['Server=tcp:h,1434;Initial Catalog=d;User ID=u;Password=p;Encrypt=True', 'u', 'p', 'h', 1434, 'd', 'verified'],
    ['data source = h ; uid = u ; pwd = p ; database = d', 'u', 'p', 'h', 1433, 'd', 'try'],
    ['address=h;user=u;pwd=p', 'u', 'p', 'h', 1433, '', 'try'],
    ['server=h;user id=u;password="a;b""c"', 'u', 'a;b"c', 'h', 1433, '', 'try'],
    ["server=h;user id=u;password='a;b''c';database=d", 'u', "a;b'c", 'h', 1433, 'd', 'try'],
    ['server=h;user id=u;password="it\'s";', 'u', "it's", 'h', 1433, '', 'try'],
    ['server=h;user id=u;password=a=b=c;', 'u', 'a=b=c', 'h', 1433, '', 'try'],
    ['server=h;user id=u;password=a"b;', 'u', 'a"b', 'h', 1433, '', 'try'],
    ['server=h;user id=u;password=@:/?#%40;', 'u', '@:/?#%40', 'h', 1433, '', 'try'],
    ['server=h;user id=u;password=;', 'u', '', 'h', 1433, '', 'try'],
    ['server=old;server=h;;user id=u;password=p', 'u', 'p', 'h', 1433, '', 'try'],
    ['server=h\\inst,1500;user id=u;password=p', 'u', 'p', 'h', 1500, '', 'try'],
    ['server=.;user id=u;password=p', 'u', 'p', 'localhost', 1433, '', 'try'],
    ['server=h;user id=u;password=p;encrypt=true;trustservercertificate=true', 'u', 'p', 'h', 1433, '', 'encrypted'],
    ['server=h;user id=u;password=p;encrypt=disable', 'u', 'p', 'h', 1433, '', 'none'],
    ['sqlserver://u:p%3B@h:1500?database=d', 'u', 'p;', 'h', 1500, 'd', 'try'],
  ],
  snowflake: [
    ['u:p@acct/d/s', 'u', 'p', 'acct.snowflakecomputing.com', 443, 'd', 'verified'],
    ['u:p@acct/d', 'u', 'p', 'acct.snowflakecomputing.com', 443, 'd', 'verified'],
    ['u:p@ss/w:?#@acct/d/s?warehouse=w&role=r', 'u', 'p@ss/w:?#', 'acct.snowflakecomputing.com', 443, 'd', 'verified'],
    ['jo@x.org:p@acct/d/s', 'jo@x.org', 'p', 'acct.snowflakecomputing.com', 443, 'd', 'verified'],
    ['u:p@org-my_acct.eu-west-1/d/s', 'u', 'p', 'org-my-acct.eu-west-1.snowflakecomputing.com', 443, 'd', 'verified'],
    ['snowflake://u:p@ACCT.snowflakecomputing.com:443/d/s', 'u', 'p', 'acct.snowflakecomputing.com', 443, 'd', 'verified'],
  ],
  databricks: [
    ['token:dapi1@h:443/sql/1.0/warehouses/abc123', 'token', 'dapi1', 'h', 443, '', 'verified'],
    ['token:dapi1@h/sql/1.0/endpoints/abc?catalog=c&schema=s', 'token', 'dapi1', 'h', 443, 'c', 'verified'],
    ['token:a@b/c@dbc-1.cloud.databricks.com:443//sql/1.0/warehouses/x', 'token', 'a@b/c', 'dbc-1.cloud.databricks.com', 443, '', 'verified'],
  ],
  sqlite: [
    ['people.db', '', '', '', 0, 'people.db', 'none'],
    [' /srv/my data/people@2:3?mode=rwc#x ', '', '', '', 0, '/srv/my data/people@2:3?mode=rwc#x', 'none'],
    ['C:\\data\\people.db', '', '', '', 0, 'C:\\data\\people.db', 'none'],
    [':memory:', '', '', '', 0, ':memory:', 'none'],
    ['file:people.db', '', '', '', 0, 'file:people.db', 'none'],
  ],
  duckdb: [['people.duckdb', '', '', '', 0, 'people.duckdb', 'none']],
};

describe.each(Object.entries(READ) as [DatabaseFamily, readonly Row[]][])('connections of %s', (family, rows) => {
  test.each(rows)('%s', (text, user, password, host, port, database, encryption) => {
    expect(parseConnection(family, text)).toMatchObject({ family, user, password, host, port, database, encryption });
  });
});

test('parameters are kept', () => {
  expect(parseConnection('snowflake', 'u:p@a/d/s?warehouse=W&role=R').parameters).toEqual(
    new Map([
      ['warehouse', 'W'],
      ['role', 'R'],
      ['schema', 's'],
      ['account', 'a'],
    ]),
  );
  expect(parseConnection('databricks', 'token:t@h/sql/1.0/warehouses/w1').parameters.get('warehouse')).toBe('w1');
});

/** What is wrong, as the message says it; each string has the password "hunter2". */
const REFUSED: readonly (readonly [DatabaseFamily, string, RegExp])[] = [
  ['postgres', '', /nothing/],
  ['postgres', 'http://u:hunter2@h/d', /another scheme/],
  ['postgres', 'hunter2', /another scheme/],
  ['postgres', 'postgres://u:hunter2@/d', /no host/],
  ['postgres', 'postgres://:hunter2@h/d', /no user/],
  ['postgres', 'postgres://u:hunter2@h:99999/d', /a port/],
  ['postgres', 'postgres://u:hunter2@h:x/d', /a port/],
  ['postgres', 'postgres://u:hunter2@h/d?sslmode=maybe', /sslmode/],
  ['postgres', 'postgres://u:hunter2@h/d?sslmode=constructor', /sslmode/],
  ['postgres', 'postgres://u:hunter2@a b/d', /a host that is no name/],
  ['postgres', 'postgres://u:hunter2@/d?host=/var/run/postgresql', /a host that is no name/],
  ['postgres', 'postgres://u:hunter2@[h]/d', /a host that is no name/],
  ['mysql', 'u:hunter2@tcp(h)', /before the database/],
  ['mysql', 'u:hunter2@tcp(h)/', /no database/],
  ['mysql', 'u:hunter2@unix(/tmp/mysql.sock)/d', /another protocol/],
  ['mysql', ':hunter2@tcp(h)/d', /no user/],
  ['mysql', 'u:hunter2@tcp()/d', /no host/],
  ['mysql', 'u:hunter2@tcp(::1:3306)/d', /a port|host/],
  ['mysql', 'u:hunter2@tcp(h)/d?tls=custom', /tls/],
  ['sqlserver', 'user id=u;password=hunter2', /no host/],
  ['sqlserver', 'server=h;password=hunter2', /no user id/],
  ['sqlserver', 'server=h;user id=u;password="hunter2', /another shape/],
  ['sqlserver', 'server=h;user id=u;password="hunter2"x', /another shape/],
  ['sqlserver', 'hunter2', /another shape/],
  ['sqlserver', 'server=h\\inst;user id=u;password=hunter2', /named instance/],
  ['sqlserver', 'server=np:\\\\h\\pipe;user id=u;password=hunter2', /host/],
  ['sqlserver', 'server=h;integrated security=SSPI;password=hunter2', /without user id/],
  ['snowflake', 'u:hunter2@a', /no database/],
  ['snowflake', 'u:hunter2@a/d/s/t', /more than/],
  ['snowflake', 'u:hunter2@a:80/d', /another port/],
  ['snowflake', 'u:hunter2@/d', /no account/],
  ['databricks', 'u:hunter2@h/sql/1.0/warehouses/w', /token:/],
  ['databricks', 'token:@h/sql/1.0/warehouses/w', /no access token/],
  ['databricks', 'token:hunter2ö@h/sql/1.0/warehouses/w', /ASCII/],
  ['snowflake', 'u:hunter2\r\nx@a/d?authenticator=oauth', /ASCII/],
  ['databricks', 'token:hunter2@h/sql/protocolv1/o/1/2', /HTTP path/],
  ['sqlite', '', /nothing/],
  ['sqlite', 'https://u:hunter2@h/people.db', /a URL/],
  ['sqlite', 'file:///hunter2/people.db', /a URL/],
  ['sqlite', 'hunter2\0.db', /NUL/],
  ['duckdb', 's3://hunter2/people.duckdb', /a URL/],
];

test.each(REFUSED)('%s: %s is refused, unseen', (family, text, message) => {
  const error = thrown(() => parseConnection(family, text));
  expect(error.code).toBe('ERR_CONNECTION_STRING');
  expect(error.message).toMatch(message);
  expect(error.cause).toBeUndefined();
  expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain('hunter2');
});

test('a long one is refused', () => {
  expect(thrown(() => parseConnection('postgres', `postgres://u:${'@'.repeat(100_000)}@h/d`)).message).toMatch(/8192 characters/);
});

function thrown(act: () => unknown): NamesakeError {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(NamesakeError);
    return error as NamesakeError;
  }
  throw new Error('nothing was thrown');
}
