// Rules: R2.7.195.
import { billOf, compare } from '@bank/money';
import type { InvoiceBill } from '@bank/protocol/invoices';
import fc from 'fast-check';
import { moneyBank } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());

const scaled = (decimals: number, most: number) =>
  fc.bigInt({ min: 1n, max: BigInt(most) }).map((units) => {
    const digits = String(units).padStart(decimals + 1, '0');
    return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  });
const bills = fc.constantFrom(0, 2, 3, 8).chain((decimals) =>
  fc.record({
    decimals: fc.constant(decimals),
    lines: fc.array(
      fc.record({
        what: fc.constant('Prints'),
        quantity: scaled(3, 10_000_000),
        unitPrice: scaled(decimals, 10_000_000_000),
        taxRate: fc.constantFrom('21', '5.5', '2.1', '4.8', '13.5', null),
      }),
      { minLength: 1, maxLength: 8 },
    ),
  }),
);

test('the client and the bank round every line, tax and total alike', async () => {
  const drawn = fc.sample(bills, 600);
  // A half of the last decimal, in a line and in a tax.
  drawn.push({ decimals: 2, lines: [{ what: 'Prints', quantity: '0.5', unitPrice: '0.05', taxRate: '5.5' }] });
  drawn.push({ decimals: 0, lines: [{ what: 'Prints', quantity: '1', unitPrice: '50', taxRate: '21' }] });
  const reckoned = await bank.db.query<{ bill: InvoiceBill }>(
    `SELECT invoice_bill(value -> 'lines', (value ->> 'decimals')::int) AS bill
     FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS drawn (value, place) ORDER BY place`,
    [JSON.stringify(drawn)],
  );
  expect(reckoned).toHaveLength(drawn.length);
  for (const [place, { lines, decimals }] of drawn.entries()) {
    const own = billOf(lines, decimals);
    const { bill } = reckoned[place] ?? {};
    const pairs = [
      [own.net, bill?.net],
      [own.total, bill?.total],
      ...own.nets.map((net, line) => [net, bill?.lines[line]?.net]),
      ...own.taxes.flatMap(({ rate, net, tax }, entry) => {
        const theirs = bill?.taxes[entry];
        return [
          [rate, theirs?.rate],
          [net, theirs?.net],
          [tax, theirs?.tax],
        ];
      }),
    ];
    for (const [ours = '', theirs = ''] of pairs) {
      expect({ lines, ours, theirs, isSame: compare(ours, theirs) === 0 }).toMatchObject({ isSame: true });
    }
    expect(bill?.taxes).toHaveLength(own.taxes.length);
  }
});
