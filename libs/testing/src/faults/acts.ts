import { call } from '@bank/api-client';
import { cardApply, cardBlock, cardList, cardStatus } from '@bank/protocol/cards';
import { approvalPolicyAsk, approvalPolicyDecide } from '@bank/protocol/approval-policies';
import { fundingInvoiceCreate } from '@bank/protocol/invoices';
import { preApprovedCancel } from '@bank/protocol/recurring';
import { approve, businessRequestConfirm } from '@bank/protocol/transfer-requests';
import { p2pTransfer, transferCancel } from '@bank/protocol/transfers';
import { paymentRecall, paymentReturn } from '@bank/protocol/transfers-after';
import { eftTransfer } from '@bank/protocol/transfers-external';
import {
  globalBatchField,
  globalPayBatchStatus,
  globalPayBatchSubmit,
  globalPayBatchUpload,
} from '@bank/protocol/transfers-global-batch';
import { massTransfer, massTransferByFile } from '@bank/protocol/transfers-mass';
import { session } from '@bank/session';
import { advanceBank, callAs, outboxOf, signInAs } from '../index';

// What users do to payments and cards beside ordering a payment, each behind something that loses its answer.

/** One press of a user. */
export interface Act {
  /** The call that is lost. */
  method: string;
  /** Makes the call, the same one each time. @param key of a call that moves money */
  press(key: string): Promise<unknown>;
  /** What a second client reads: `done` or anything else. */
  truth(): Promise<string>;
}

const [BEN_EUR, LEV_EUR] = [10021, 10051];
const TEN_MINUTES_MS = 600_000;
const VIRTUAL_PREPAID = 2011;

const tokenOf = async (persona: string) => (await signInAs(persona)).accessToken;
const beA = async (persona: string) => session.setState(await signInAs(persona));
const lastCode = async (email: string) =>
  (await outboxOf(email)).findLast(({ code }) => /^\d{6}$/.test(code ?? ''))?.code ?? '';

/** Reads as another client of a persona, which no fault meets. */
const reading = async <T>(persona: string, method: string, input: object): Promise<T> =>
  callAs<T>(await tokenOf(persona), method, input);

const toAna = { accountId: BEN_EUR, amount: '0.02', currency: 'EUR', toEmail: 'ana@personas.test' };

/** A payment of Ben's to Ana. @returns its id and its status, as a second client reads it */
async function benPays(key: string, more: object = {}) {
  await beA('ben');
  const { trxid } = await call(p2pTransfer, { ...toAna, ...more }, { idempotencyKey: key });
  const status = async () =>
    (await reading<{ payment: { status: string } }>('ben', 'transferOutcome', { idempotencyKey: key })).payment.status;
  return { trxid, status };
}

/** A request of Lev's that waits for Abel, who is signed in; an approver is sent three codes in ten minutes at most (R2.7.16). */
async function levAsks(key: string) {
  await advanceBank(TEN_MINUTES_MS);
  const order = { ...toAna, accountId: LEV_EUR, toEmail: 'ben@personas.test' };
  const { trxid } = await callAs<{ trxid: string }>(await tokenOf('lev'), 'p2pTransfer', order, key);
  await beA('abel');
  const isWaiting = async () => {
    const page = { page: 1, size: 50 };
    const found = await reading<{ transactionRequestList: { transactionId: string }[] }>(
      'abel',
      'transactionRequestList',
      page,
    );
    return found.transactionRequestList.some(({ transactionId }) => transactionId === trxid);
  };
  return { trxid, isWaiting };
}

/** Nobody may have more than ten open cards, in use or not: the last one ordered makes room for the next. */
const MOST_IN_USE = 5;

async function endSurplusCard(): Promise<void> {
  const { cards } = await call(cardList);
  const inUse = cards.filter(({ accountStatusId }) => accountStatusId === cardStatus.active);
  if (inUse.length < MOST_IN_USE) return;
  await call(cardBlock, { accountId: Math.max(...inUse.map(({ accountId }) => accountId)), reason: 'notNeeded' });
}

interface Policies {
  policies: { id: string; from: string }[];
  changes: { id: string; after: { from: string } | null }[];
}
const policies = () => reading<Policies>('abel', 'approvalPolicyList', {});

/** Asks for a rule of Olivia's company, which has no other: a company may have twenty. @returns whether a rule is the one that was asked for */
async function freshPolicy(from: string) {
  const decide = async (changeId: string, isApproved: boolean) =>
    callAs(await tokenOf('abel'), 'approvalPolicyDecide', { changeId, isApproved });
  for (const { id } of (await policies()).changes) await decide(id, false);
  for (const { id } of (await policies()).policies)
    await callAs(await tokenOf('olivia'), 'approvalPolicyAsk', { policyId: id });
  for (const { id } of (await policies()).changes) await decide(id, true);
  await beA('olivia');
  const rule = { basis: 'payment', from, currencyCode: 'EUR', onlyThisCurrency: false, approvers: 1 } as const;
  return { rule, isThis: (kept: { from: string } | null) => Number(kept?.from) === Number(from) };
}

const csv = (text: string) => new File([text], 'payments.csv', { type: 'text/csv' });
const doneIf = (isDone: boolean): string => (isDone ? 'done' : 'not done');

/** Each act by its name, prepared under a key that no other has. */
export const ACTS: Readonly<Record<string, (key: string, n: number) => Promise<Act>>> = {
  async return(key) {
    const { trxid } = await benPays(`${key}-pay`);
    await beA('ana');
    return {
      method: 'paymentReturn',
      press: (idempotencyKey) => call(paymentReturn, { transactionId: trxid }, { idempotencyKey }),
      truth: async () =>
        doneIf(!(await reading<{ canReturn: boolean }>('ana', 'paymentAfter', { transactionId: trxid })).canReturn),
    };
  },
  async recall(key) {
    await beA('ben');
    const { trxid } = await call(
      eftTransfer,
      {
        ...{ fromAccountId: BEN_EUR, countryCode: 'DE', currencyCode: 'EUR', amount: '6.00', permission: '3d' },
        beneficiaryName: 'Keeps Money',
        extraParams: { iban: 'DE89370400440532013000' },
      },
      { idempotencyKey: `${key}-pay` },
    );
    return {
      method: 'paymentRecall',
      press: () => call(paymentRecall, { transactionId: trxid }),
      truth: async () => {
        const { recall } = await reading<{ recall: object | null }>('ben', 'paymentAfter', { transactionId: trxid });
        return doneIf(recall !== null);
      },
    };
  },
  async undo(key) {
    await callAs(await tokenOf('ben'), 'paymentSettingsSet', { canUndo: true });
    const { trxid, status } = await benPays(`${key}-pay`);
    await callAs(await tokenOf('ben'), 'paymentSettingsSet', { canUndo: false });
    return {
      method: 'transferCancel',
      press: () => call(transferCancel, { trxid }),
      truth: async () => doneIf((await status()) === 'cancelled'),
    };
  },
  async 'call-off'(key) {
    const sendOn = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    const { trxid, status } = await benPays(`${key}-pay`, { sendOn });
    return {
      method: 'preApprovedCancel',
      press: () => call(preApprovedCancel, { id: trxid }),
      truth: async () => doneIf((await status()) === 'cancelled'),
    };
  },
  async 'end of what repeats'(key) {
    const { trxid } = await benPays(`${key}-pay`, { subscriptionPeriod: 'month' });
    return {
      method: 'preApprovedCancel',
      press: () => call(preApprovedCancel, { id: trxid }),
      truth: async () => {
        const { subscriptions } = await reading<{ subscriptions: { id: string; status: string }[] }>(
          'ben',
          'preApprovedList',
          {},
        );
        return doneIf(subscriptions.find(({ id }) => id === trxid)?.status === 'cancelled');
      },
    };
  },
  async 'decline of a request'(key) {
    const { trxid, isWaiting } = await levAsks(`${key}-ask`);
    return {
      method: 'approve',
      press: (idempotencyKey) => call(approve, { transactionIds: [trxid], declined: true }, { idempotencyKey }),
      truth: async () => doneIf(!(await isWaiting())),
    };
  },
  async 'confirm of a request'(key) {
    const { trxid, isWaiting } = await levAsks(`${key}-ask`);
    const asked = await call(approve, { transactionIds: [trxid], declined: false }, { idempotencyKey: `${key}-code` });
    const approvalTransactionId = asked.approvalTransactionId ?? '';
    const fromEmail = 'abel@personas.test';
    const code = await lastCode(fromEmail);
    return {
      method: 'businessRequestConfirm',
      press: (idempotencyKey) =>
        call(businessRequestConfirm, { fromEmail, approvalTransactionId, code }, { idempotencyKey }),
      truth: async () => doneIf(!(await isWaiting())),
    };
  },
  async policy(_key, n) {
    const { rule, isThis } = await freshPolicy(String(100_000 + n));
    return {
      method: 'approvalPolicyAsk',
      press: () => call(approvalPolicyAsk, { rule }),
      truth: async () => doneIf((await policies()).changes.some(({ after }) => isThis(after))),
    };
  },
  async 'decision of a policy'(_key, n) {
    const { rule, isThis } = await freshPolicy(String(200_000 + n));
    await call(approvalPolicyAsk, { rule });
    const changeId = (await policies()).changes.find(({ after }) => isThis(after))?.id ?? '';
    await beA('abel');
    return {
      method: 'approvalPolicyDecide',
      press: () => call(approvalPolicyDecide, { changeId, isApproved: true }),
      truth: async () => doneIf((await policies()).policies.some(isThis)),
    };
  },
  async 'order of a card'() {
    await beA('ben');
    await endSurplusCard();
    const order = { type: VIRTUAL_PREPAID, isExpressShipping: false };
    const { waitsFor } = await call(cardApply, order);
    const confirm = { requestKey: waitsFor?.requestKey ?? '', code: await lastCode('ben@personas.test') };
    const count = async () => (await reading<{ cards: object[] }>('ben', 'cardList', {})).cards.length;
    const before = await count();
    return {
      method: 'cardApply',
      press: () => call(cardApply, { ...order, confirm }),
      truth: async () => doneIf((await count()) === before + 1),
    };
  },
  async 'pay of a batch'(_key, n) {
    await beA('olivia');
    const file = csv(`n,email,amount,currency,note\r\n1,ben@personas.test,0.0${(n % 9) + 1},EUR,Row`);
    const { batchId } = await call(massTransferByFile, { accountId: LEV_EUR, name: `Batch ${n}`, file });
    const page = { pageNumber: 1, pageSize: 100 };
    return {
      method: 'massTransfer',
      press: (idempotencyKey) => call(massTransfer, { batchId }, { idempotencyKey }),
      truth: async () => {
        const { batchTransfer } = await reading<{ batchTransfer: { transfer: { id: string }[] } }>(
          'olivia',
          'batchTransferList',
          page,
        );
        return doneIf(batchTransfer.transfer.some(({ id }) => id === batchId));
      },
    };
  },
  async 'submit of a batch by link'(_key, n) {
    await beA('olivia');
    const head = globalBatchField.options.join(',');
    const attachedFile = csv(`n,${head}\r\n1,personal,Rita ${n},rita${n}@example.test,DE,10.00,EUR,Row`);
    const batch = { batchName: `Links ${n}`, accountId: LEV_EUR, attachedFile };
    const { batchId } = await call(globalPayBatchUpload, batch);
    const read = () => reading<{ batch: { status: string } }>('olivia', 'globalPayBatchStatus', { batchId });
    const { estimatedTotal } = (await call(globalPayBatchStatus, { batchId })).batch;
    return {
      method: 'globalPayBatchSubmit',
      press: (idempotencyKey) => call(globalPayBatchSubmit, { batchId, estimatedTotal }, { idempotencyKey }),
      truth: async () => doneIf((await read()).batch.status !== 'draft'),
    };
  },
  async 'request for funding'(key) {
    await beA('olivia');
    const count = async () =>
      (await reading<{ total: number }>('olivia', 'invoiceListReceived', { pageNumber: 1, pageSize: 1 })).total;
    const before = await count();
    return {
      method: 'fundingInvoiceCreate',
      press: () => call(fundingInvoiceCreate, { requestId: key, amount: '50.00' }),
      truth: async () => doneIf((await count()) === before + 1),
    };
  },
};
