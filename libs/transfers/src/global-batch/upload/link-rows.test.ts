// Rules: R2.7.200, R2.7.220, R2.7.224.
import { readText } from '../../mass/reading/read-text';
import { linkRows } from './link-rows';

const HEAD = 'Name;E-mail;Country;Amount;Currency';
const uploaded = async (text: string, marks?: 'point' | 'comma') => {
  const rows = linkRows(await readText(text), marks);
  return 'file' in rows ? { ...rows, text: await textOf(rows.file) } : rows;
};
const textOf = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

test('the bank gets one form, whatever the file was written like', async () => {
  const rows = await uploaded(
    `Winners\n\n${HEAD};Note\nRita, "R";rita@b.test;DE;1.234,50;eur;\n;;;;;\nBo;bo@b.test;PT;2.000;EUR;x`,
  );
  expect(rows).toMatchObject({
    count: 2,
    text: [
      'n,beneficiaryType,beneficiaryName,beneficiaryEmail,beneficiaryCountryCode,amount,currencyCode,description',
      '4,,"Rita, ""R""",rita@b.test,DE,1234.5,EUR,',
      '6,,Bo,bo@b.test,PT,2000,EUR,x',
    ].join('\r\n'),
  });
});

test('an amount with two meanings is asked for, and one that cannot be read is not sent', async () => {
  const file = `${HEAD}\nA;a@b.test;DE;1.500;EUR\nB;b@b.test;DE;2.000;EUR\nC;c@b.test;DE;five;EUR`;
  const open = await uploaded(file);
  expect(open).toMatchObject({ notation: { open: '1.500' } });
  expect('text' in open && open.text).not.toMatch(/1\.500|1500|five/);
  const said = await uploaded(file, 'comma');
  expect('text' in said && said.text.split('\r\n').map((line) => line.split(',')[5])).toEqual([
    'amount',
    '1500',
    '2000',
    '',
  ]);
});

test('the currency may stand in the name of the amounts, and what is missing is named', async () => {
  expect(await uploaded('Name;E-mail;Country;Amount (USD)\nA;a@b.test;DE;5')).toMatchObject({
    text: expect.stringContaining(',5,USD,'),
  });
  expect(await uploaded('Name;Sum\nA;5')).toEqual({
    missing: ['beneficiaryEmail', 'beneficiaryCountryCode', 'currencyCode'],
  });
});
