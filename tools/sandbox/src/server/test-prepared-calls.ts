import { randomUUID } from 'node:crypto';
import { SoftwareAuthenticator } from '../identity/passkeys/software-authenticator';
import { registerPasskey } from '../identity/passkeys/test-register';
import type { TestBank } from '../testing';
import { clientOf } from './test-client';

/** What a call is prepared with: the bank, and calls by personas. */
export type Hands = ReturnType<typeof handsOf>;

export function handsOf(bank: TestBank) {
  const client = clientOf(bank);
  const token = async (persona: string) => (await client.signIn(persona)).accessToken;
  const make = async (who: string, method: string, body: object) =>
    (await client.call(await token(who), method, body)).json();
  return { bank, client, token, make };
}

/** A call that is ready to be made: by whom, with what, and with what it must not be mixed up. */
export interface Prepared {
  who: string;
  body: object;
  other: object;
  /** A user whose same key is another key, and who may not do this. */
  stranger: string;
  /** What the browser says of the page that asks, where that matters. */
  page?: { origin: string };
  /** What the answer no longer says when the call is repeated long after: a secret that is shown once (R2.7.30). */
  forgotten?: object;
}

/** A transfer of the company's that waits for another of its users. */
async function request({ make }: Hands): Promise<string> {
  const order = { accountId: 10051, amount: '40', currency: 'EUR', toEmail: 'ben@personas.test' };
  return (await make('lev', 'p2pTransfer', order)).trxid;
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

/** A payment to another bank, by its answers; Ben's are not approved. */
function external(extraParams: Readonly<Record<string, string>>, change: object = {}): Promise<Prepared> {
  const body = {
    fromAccountId: 10021,
    countryCode: 'DE',
    currencyCode: 'EUR',
    amount: '25',
    permission: '3d',
    beneficiaryName: 'Greta Blum',
    extraParams,
    ...change,
  };
  return Promise.resolve({ who: 'ben', body, other: { ...body, note: 'other' }, stranger: 'ana' });
}
const IBAN = { iban: 'DE89370400440532013000' };

/** How every call that moves money comes to be made; `closed.table.test.ts` names a call without a line. */
export const PREPARE: Readonly<Record<string, (hands: Hands) => Promise<Prepared>>> = {
  p2pTransfer: () => {
    const body = { accountId: 10021, amount: '3', currency: 'EUR', toEmail: 'uma@personas.test' };
    return Promise.resolve({ who: 'ben', body, other: { ...body, amount: '4' }, stranger: 'ana' });
  },
  accountTransfer: () => {
    const body = { fromAccount: 10011, toAccount: 10012, toAmount: '3' };
    return Promise.resolve({ who: 'ana', body, other: { ...body, toAmount: '4' }, stranger: 'ben' });
  },
  paymentReturn: async ({ client, make }) => {
    const order = { accountId: 10011, amount: '5', currency: 'EUR', toEmail: 'ben@personas.test' };
    const { trxid } = await make('ana', 'p2pTransfer', order);
    await make('ana', 'normalConfirm', { trxid, approvalCode: await client.lastCode('ana') });
    const body = { transactionId: trxid, note: 'Not mine' };
    return { who: 'ben', body, other: { ...body, note: 'Yours' }, stranger: 'uma' };
  },
  massTransfer: async ({ bank }) => {
    const batch = async (amount: string) => {
      const batchId = randomUUID();
      await bank.db.query(
        `SELECT mass_check(u.id, a.customer_id, $1, a.id, 'Salaries', $2, '{}', a.opened_at)
         FROM account a JOIN app_user u ON u.email = 'olivia@personas.test' WHERE a.id = 10051`,
        [batchId, JSON.stringify([{ n: 1, email: 'ben@personas.test', amount, currency: 'EUR', note: '' }])],
      );
      return { batchId };
    };
    return { who: 'olivia', body: await batch('3'), other: await batch('4'), stranger: 'uma' };
  },
  globalPayment: async () => {
    const body = (amount: string) => ({
      ...{ fromAccountId: 10021, currencyCode: 'EUR', amount, feeIsBen: true, beneficiaryType: 'personal' },
      ...{ beneficiaryName: 'Rita Melo', beneficiaryEmail: 'rita@example.test', beneficiaryCountryCode: 'PT' },
    });
    return { ...(await external({})), body: body('3.00'), other: body('4.00') };
  },
  globalPayBatchSubmit: async ({ bank, make }) => {
    const batch = async (amount: string) => {
      const batchId = randomUUID();
      await bank.db.query(
        `INSERT INTO global_batch (id, customer_id, created_by, account_id, name, at, fingerprint)
         SELECT $1, a.customer_id, u.id, a.id, 'Prizes', a.opened_at, ''
         FROM account a JOIN app_user u ON u.email = 'olivia@personas.test' WHERE a.id = 10051`,
        [batchId],
      );
      const paymentData = {
        ...{ beneficiaryType: 'personal', beneficiaryName: 'Rita Melo', beneficiaryEmail: 'rita@example.test' },
        ...{ beneficiaryCountryCode: 'PT', amount, currencyCode: 'EUR', description: '' },
      };
      const adds = [{ paymentData, feeShare: 'ben' }];
      await make('olivia', 'globalPayBatchUpdatePayments', { batchId, adds });
      return { batchId, estimatedTotal: amount };
    };
    return { who: 'olivia', body: await batch('3'), other: await batch('4'), stranger: 'uma' };
  },
  eftTransfer: () => external(IBAN),
  wireTransfer: () => external({ ...IBAN, swift: 'NORDDEFF', beneficiaryAddress: 'Am Kai 1, Hamburg' }),
  instantPayment: () => external(IBAN),
  interac: () => external({ payeeEmail: 'mel@exemple.test' }, { countryCode: 'CA', currencyCode: 'CAD' }),
  octTransfer: async ({ make }) => {
    const { cardId } = await make('ben', 'payoutCardAdd', { cardNumber: '4242424242424242', countryCode: 'DE' });
    return external({ cardId });
  },
  cryptoEft: () =>
    external(
      { walletAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
      { countryCode: undefined, currencyCode: 'ETH', amount: '0.01' },
    ),
  cardActivate: async ({ bank, client, make }) => {
    const order = { type: 2010, isExpressShipping: false };
    const { requestKey } = (await make('ben', 'cardApply', order)).waitsFor;
    const confirm = { requestKey, code: await client.lastCode('ben') };
    const { card } = await make('ben', 'cardApply', { ...order, confirm });
    const { accountId, cardNumber } = card;
    await bank.db.query('UPDATE account SET status = 21 WHERE id = $1', [accountId]);
    const extraParams = { lastFour: cardNumber.slice(-4), receivedBy: 'post', agreement: 'true' };
    const body = { accountId, extraParams, feeAccountId: 10021 };
    return { who: 'ben', body, other: { ...body, feeAccountId: 10022 }, stranger: 'ana', forgotten: { pinCode: null } };
  },
  normalConfirm: async ({ client, make }) => {
    const order = { accountId: 10011, amount: '5', currency: 'EUR', toEmail: 'ben@personas.test' };
    const { trxid } = await make('ana', 'p2pTransfer', order);
    const approvalCode = await client.lastCode('ana');
    const body = { trxid, approvalCode };
    return { who: 'ana', body, other: { trxid, approvalCode: wrong(approvalCode) }, stranger: 'ben' };
  },
  approve: async (hands) => {
    const body = { transactionIds: [await request(hands)], declined: false };
    return { who: 'olivia', body, other: { ...body, declined: true }, stranger: 'uma' };
  },
  businessRequestConfirm: async (hands) => {
    const { client, make } = hands;
    const waiting = await make('olivia', 'approve', { transactionIds: [await request(hands)], declined: false });
    const code = await client.lastCode('olivia');
    const body = {
      fromEmail: 'olivia@personas.test',
      approvalTransactionId: waiting.approvalTransactionId,
      code,
    };
    return { who: 'olivia', body, other: { ...body, code: wrong(code) }, stranger: 'uma' };
  },
  businessRequestPasskeyConfirm: async (hands) => {
    const { client, make, token } = hands;
    const page = { origin: 'http://localhost:4204' };
    const { approvalTransactionId } = await make('olivia', 'approve', {
      transactionIds: [await request(hands)],
      declined: false,
    });
    const headers = { ...page, authorization: `Bearer ${await token('olivia')}` };
    const passkey = new SoftwareAuthenticator(page.origin);
    await registerPasskey(client, 'olivia', headers, passkey);
    const toSign = await client.post('/?businessRequestPasskeyOptions', { approvalTransactionId }, headers);
    const response = passkey.sign(toSign.json<{ options: { challenge: string } }>().options);
    const body = { approvalTransactionId, response };
    return { who: 'olivia', body, other: { ...body, response: { ...response, id: 'x' } }, stranger: 'uma', page };
  },
};
