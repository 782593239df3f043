// Rules: R2.7.93, I8.
import { currencies } from '../../../ledger/currencies';
import { moneyBank } from '../../../server/test-caller';
import { PAYOUT_COUNTRIES } from '../global/payouts';
import { railNamed } from './rails';
import { SCHEMES } from './schemes';

const carried = SCHEMES.flatMap((scheme) => scheme.currencies.map((currency) => ({ scheme, currency })));

test('every scheme has a rail for every currency that it carries anywhere, and no other', () => {
  for (const { name, reaches, currencies: own } of SCHEMES) {
    const reached = currencies
      .map(({ code }) => code)
      .filter((code) => [undefined, ...PAYOUT_COUNTRIES].some((country) => reaches(country, code)));
    expect([name, own.toSorted()]).toEqual([name, reached.toSorted()]);
  }
});

test('the rails of the ledger keep the timetables of the schemes, and no two of them an account', async () => {
  const { db, close } = await moneyBank();
  try {
    for (const { scheme, currency } of carried) {
      const { type, timetable } = scheme;
      expect(await railNamed(db, { scheme: scheme.name, currency })).toEqual({ type, timetable });
    }
    await expect(railNamed(db, { scheme: 'SEPA', currency: 'USD' })).rejects.toThrow('no rail SEPA carries USD');
    const accounts = await db.query('SELECT DISTINCT clearing_account FROM rail');
    // One for each row of the schemes; for each currency one to a recipient's choice, and one for what has no scheme.
    expect(accounts).toHaveLength(carried.length + 2 * currencies.length);
    expect(
      await db.query('SELECT FROM rail r JOIN account a ON a.id = r.clearing_account WHERE a.currency <> r.currency'),
    ).toEqual([]);
  } finally {
    await close();
  }
});
