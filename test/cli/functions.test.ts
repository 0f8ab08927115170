import { describe, expect, it } from 'vitest';
import { namesake, tempFolder } from './run-cli.js';

const folder = tempFolder();
const file = folder.file(
  'addresses.csv',
  'id,City,address\n1,x,"500 N Main St Apt 3, Springfield, IL 62701"\n2,y,\n3,z,"500 N Main St Apt 3, Springfield, IL 62701"\n',
);
const PARSE = ['standardize', file, '--column', 'address', '--function', 'address-parse'];
const FIELDS = 'Recipient,Number,Street,Unit,Box,City,State,PostalCode,Country';

describe('a command of functions', () => {
  it('writes values with their fields', () => {
    const { code, out } = namesake(PARSE);
    const known = '"500 N Main St Apt 3, Springfield, IL 62701",,500,N Main St,Apt 3,,Springfield,IL,62701,';
    expect([code, out]).toEqual([0, `Data,${FIELDS}\n${known}\n,,,,,,,,,\n${known}\n`]);
  });

  it('writes references beside them, and nothing above them without a header', () => {
    expect(
      namesake([...PARSE, '--reference', 'id'])
        .out.split('\n')
        .slice(0, 3),
    ).toEqual([`Data,Reference,${FIELDS}`, '"500 N Main St Apt 3, Springfield, IL 62701",1,,500,N Main St,Apt 3,,Springfield,IL,62701,', ',2,,,,,,,,,']);
    const { out } = namesake(['standardize', '-', '--no-header', '--function', 'address-parse', '--target', 'tsv'], '12 Oak St\n');
    expect(out).toBe('12 Oak St\t\t12\tOak St\t\t\t\t\t\t\n');
  });

  it('writes whole rows, and gives way to a column of the same name', () => {
    const { out } = namesake([...PARSE, '--output', 'rows']);
    expect(out.split('\n')[0]).toBe(`id,City,address,${FIELDS.replace('City', 'City_enriched')}`);
    expect(out.split('\n')[2]).toBe('2,y,,,,,,,,,,');
    const rows = JSON.parse(namesake([...PARSE, '--output', 'rows', '--target', 'json']).out);
    expect(rows).toHaveLength(3);
    expect(rows[2]).toMatchObject({ id: '3', City: 'z', City_enriched: 'Springfield', PostalCode: '62701' });
  });

  it('writes JSON, also of nothing', () => {
    expect(JSON.parse(namesake([...PARSE, '--target', 'json', '--reference', 'id']).out)[1]).toEqual({
      Data: '',
      Reference: '2',
      ...Object.fromEntries(FIELDS.split(',').map((name) => [name, ''])),
    });
    const empty = folder.file('empty.csv', 'address\n');
    expect(namesake(['standardize', empty, '--function', 'address-parse', '--target', 'json']).out).toBe('[]\n');
    expect(namesake(['standardize', empty, '--function', 'address-parse']).out).toBe(`Data,${FIELDS}\n`);
  });

  it('writes what is not valid, and statements', () => {
    const mail = folder.file('mail.csv', "id,email\n1,jane@x.org\n2,no mail\n3,o'hara@x..y\n");
    const check = ['email', mail, '--column', 'email', '--function', 'emailval'];
    expect(namesake([...check, '--reference', 'id', '--process', 'invalidonly']).out).toBe(
      "Data,Reference,Valid,Reason,Position,Address,Warnings\nno mail,2,false,white-space,2,,\no'hara@x..y,3,false,label-empty,9,,\n",
    );
    const sql = namesake([...check, '--process', 'gensql', '--newtable', 'crm.mail', '--dialect', 'mysql']).out.split('\n');
    expect(sql).toHaveLength(4);
    expect(sql[2]).toBe(
      "INSERT INTO `crm`.`mail` (`Data`, `Valid`, `Reason`, `Position`, `Address`, `Warnings`) VALUES ('o''hara@x..y', 'false', 'label-empty', '9', '', '');",
    );
    expect(namesake([...check, '--process', 'gensql'])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('--newtable') });
    expect(namesake([...check, '--process', 'invalidonly', '--output', 'rows'])).toMatchObject({ code: 2, out: '' });
    expect(namesake([...PARSE, '--process', 'invalidonly'])).toMatchObject({ code: 2, err: expect.stringContaining('Valid') });
    const keyed = namesake(['keys', '-', '--process', 'gensql', '--newtable', 't'], "name\nO'Hara\nLtd.\n").out;
    expect(keyed).toMatch(
      /^INSERT INTO "t" \("Data", "SimKey"\) VALUES \('O''Hara', '[\w-]{43}'\);\nINSERT INTO "t" \("Data", "SimKey"\) VALUES \('Ltd\.', NULL\);\n$/,
    );
  });

  it('refuses what it does not know', () => {
    expect(namesake(['standardize', file, '--column', 'address'])).toMatchObject({ code: 2, err: expect.stringContaining('address-parse') });
    const typo = namesake(['standardize', file, '--column', 'address', '--function', 'adress-parse']);
    expect(typo).toMatchObject({ code: 2, err: expect.stringContaining('did you mean "address-parse"') });
    expect(namesake([...PARSE, '--set', 'country=US'])).toMatchObject({ code: 2, err: expect.stringContaining('one input') });
    expect(namesake([...PARSE, '--input', 'country=City'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('the functions of addresses and numbers', () => {
  const leads = folder.file('leads.csv', 'email,phone,land\njane@stanford.edu,(415) 555-2671,US\njane..doe@example.com,,\n');

  it('are commands, too', () => {
    expect(namesake(['email', leads, '--column', 'email', '--function', 'emailval']).out.split('\n').slice(0, 3)).toEqual([
      'Data,Valid,Reason,Position,Address,Warnings',
      'jane@stanford.edu,true,,,jane@stanford.edu,',
      'jane..doe@example.com,false,local-consecutive-dots,5,,',
    ]);
    expect(namesake(['classify', leads, '--column', 'email', '--function', 'email-domain-type']).out).toContain('jane@stanford.edu,Education\n');
    const { out } = namesake(['classify', leads, '--column', 'phone', '--function', 'phone-profile', '--input', 'country=land', '--target', 'json']);
    expect(JSON.parse(out)[0]).toMatchObject({ Valid: 'true', E164: '+14155552671', Region: 'California' });
  });
});
