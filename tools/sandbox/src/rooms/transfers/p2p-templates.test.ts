// Rules: R2.7.191.
import { moneyBank, refusedAt, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { handlers } from './handlers';

let bank: MoneyBank;
beforeEach(async () => {
  bank = await moneyBank();
});
afterEach(() => bank.close());

const BEN_EUR = 10021;
const toAna = {
  accountId: BEN_EUR,
  amount: '20',
  currency: 'EUR',
  toEmail: 'ana@personas.test',
  note: 'Rent',
} as const;
const listed = async (who: 'ana' | 'ben' = 'ben') =>
  (await handlers.p2pTemplateList({}, bank.as(who))).templates.map((one) => ({ ...one, templateId: 'any' }));
const rent = {
  templateId: 'any',
  ...{ name: 'Rent', accountId: BEN_EUR, toEmail: 'ana@personas.test', amount: '20.00', currencyCode: 'EUR' },
  note: 'Rent',
};

test('a payment that was ordered is kept under the name it was given, for its customer alone', async () => {
  await send(bank.as('ben'), { ...toAna, templateName: ' Rent ' });
  await send(bank.as('ben'), { ...toAna, amount: '1' });
  expect(await listed()).toEqual([rent]);
  expect(await listed('ana')).toEqual([]);
  await send(bank.as('ben'), { ...toAna, amount: '30', templateName: 'Rent' });
  expect(await listed()).toEqual([{ ...rent, amount: '30.00' }]);
});

test('a payment that the bank refuses keeps nothing', async () => {
  expect(await refusedAt(send(bank.as('ben'), { ...toAna, amount: '0', templateName: 'Rent' }))).toMatchObject({
    reason: 'invalidAmount',
  });
  expect(await refusedAt(send(bank.as('ben'), { ...toAna, amount: '49999', templateName: 'Rent' }))).toMatchObject({
    reason: 'insufficientFunds',
  });
  expect(await listed()).toEqual([]);
});

test('a template is removed and brought back by its customer, and saving it again brings it back, too', async () => {
  await send(bank.as('ben'), { ...toAna, templateName: 'Rent' });
  const [{ templateId = 0 } = {}] = (await handlers.p2pTemplateList({}, bank.as('ben'))).templates;
  for (const call of [handlers.p2pTemplateRemove, handlers.p2pTemplateRestore])
    expect(await refusedAt(Promise.resolve(call({ templateId }, bank.as('ana'))))).toMatchObject({
      reason: 'noAccess',
    });
  await handlers.p2pTemplateRemove({ templateId }, bank.as('ben'));
  expect(await listed()).toEqual([]);
  await handlers.p2pTemplateRestore({ templateId }, bank.as('ben'));
  expect(await listed()).toEqual([rent]);
  await handlers.p2pTemplateRemove({ templateId }, bank.as('ben'));
  await send(bank.as('ben'), { ...toAna, templateName: 'Rent' });
  expect(await listed()).toEqual([rent]);
});
