// Rules: R0.190, R2.7.61.
import { accountType } from '@bank/protocol/accounts';
import { letterheadOf } from '../../platform/papers/letterheads';
import { textsOf } from '../../platform/papers/plain-paper';
import { statementPaper } from './statement-paper';

test('a name and a note in Hebrew turn nothing that the bank writes beside them', async () => {
  const head = letterheadOf('d');
  if (!head) throw new Error('no letterhead of d');
  const line = { name: 'עדנה', description: 'דירה', amount: '5.00', isIn: false, balance: '95.00' };
  const { blocks } = await statementPaper(
    {
      head,
      account: { accountId: 10011, currencyCode: 'EUR', type: accountType.payment, minimum: '0.00' },
      ...{ accountNumber: '10011', accountName: 'חיסכון', holder: ['Ana Marin'], madeAt: new Date(0) },
      figures: {
        ...{ dateFrom: '2026-10-01', dateTo: '2026-10-31', moneyIn: '0.00', moneyOut: '5.00', entries: 1 },
        ...{ openingBalance: '100.00', closingBalance: '95.00' },
      },
      lines: [{ ...line, at: '2026-10-02T10:00:00.000Z', operationType: 'Card' }],
    },
    'en',
  );
  const texts = textsOf(blocks);
  expect(texts).toContain('\u2068חיסכון\u2069, 10011');
  expect(texts).toContain('Card payment · \u2068דירה\u2069');
});
