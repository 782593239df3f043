/** @jest-environment @bank/testing/environment */
// Rules: R0.20, R0.36, R0.40, R2.4.6.
import { forgetAsks, startNewPage } from '@bank/api-client/testing';
import { kitMessages, watchSentences } from '@bank/kit/testing';
import { advanceBank, callAs, type LosingBank, losingBank, outboxOf, renderScreen, signInAs } from '@bank/testing';
import { inFull } from '@bank/run/size';
import { fireEvent, screen, within } from '@testing-library/react';
import messages from '../messages-steps/en.json';
import * as account from '../account/account-screen';
import * as approved from '../approved/approved-screen';
import * as p2p from '../p2p/p2p-screen';

// What stands on the screen between the press and the truth, while answers are lost before and after the bank has worked: P2P, own
// accounts and requests of others, each with what is sent and with the code that approves it.

const SCREENS = { '/transfer/p2p': p2p, '/transfer/account': account, '/transfer/approved': approved };
const EMAILS = { ana: 'ana@personas.test', abel: 'abel@personas.test' };

/** What may be said while nothing is known. */
const UNKNOWN: ReadonlySet<string> = new Set([
  kitMessages['kit.approval.title'],
  kitMessages['kit.approval.findingOut'],
  kitMessages['kit.approval.asking'],
  messages['transfers.unknown.title'],
  messages['transfers.unknown.body'],
  messages['transfers.approved.unknown'],
]);
/** Sentences that deny, or put in doubt, that money has moved or that an answer counts. */
const DENIAL =
  /\b(no money|nothing)\b|no effect|not taken effect|did not reach the bank|not approved|on hold|try again/i;
/** Sentences that claim it. */
const CLAIM = /^You (sent|moved) €|^Money sent/;

interface Flow {
  persona: keyof typeof EMAILS;
  at: keyof typeof SCREENS;
  /** The call that is lost when it is pressed, and the one that tells what has become of it. */
  sends: string;
  confirms: string;
  looks: string;
  /** Goes to the sheet; the last press sends it. */
  review(bank: LosingBank): Promise<HTMLElement>;
  /** What says that it is done. */
  isDone(): boolean;
  absent: string;
}

const heading = (name: RegExp) => screen.queryByRole('heading', { name }) !== null;
const press = async (bank: LosingBank, name: string | RegExp) => {
  await bank.until(() => screen.queryByRole('button', { name }) !== null);
  fireEvent.click(screen.getByRole('button', { name }));
};
const lastButton = async (bank: LosingBank, dialog: string, name: RegExp) => {
  await bank.until(() => screen.queryByRole('dialog', { name: dialog }) !== null);
  return within(screen.getByRole('dialog', { name: dialog })).getByRole('button', { name });
};
const amount = async (bank: LosingBank, label = 'Payee gets') => {
  await bank.until(() => screen.queryByLabelText(label) !== null);
  fireEvent.change(screen.getByLabelText(label), { target: { value: '1.00' } });
  await press(bank, /^Check/);
  return lastButton(bank, 'Check, then confirm', /^Confirm with a code/);
};

const FLOWS: Readonly<Record<string, Flow>> = {
  P2P: {
    persona: 'ana',
    at: '/transfer/p2p',
    sends: 'p2pTransfer',
    confirms: 'normalConfirm',
    looks: 'transferOutcome',
    review: (bank) => amount(bank),
    isDone: () => heading(/^You sent €1\.00 to Ben/),
    absent: messages['transfers.unknown.absentTitle'],
  },
  'own accounts': {
    persona: 'ana',
    at: '/transfer/account',
    sends: 'accountTransfer',
    confirms: 'normalConfirm',
    looks: 'transferOutcome',
    review: (bank) => amount(bank, 'You get'),
    isDone: () => heading(/^You (moved|sent)/),
    absent: messages['transfers.unknown.absentTitle'],
  },
  'requests of others': {
    persona: 'abel',
    at: '/transfer/approved',
    sends: 'approve',
    confirms: 'businessRequestConfirm',
    looks: 'businessRequest',
    review: async (bank) => {
      await bank.until(() => screen.queryAllByRole('checkbox', { name: /, created by Lev/ }).length > 0);
      fireEvent.click(screen.getAllByRole('checkbox', { name: /, created by Lev/ })[0] as HTMLElement);
      await press(bank, 'Approve');
      return lastButton(bank, 'Check and approve', /^Approve$/);
    },
    isDone: () => screen.queryByRole('dialog') === null && screen.queryByRole('alertdialog') === null,
    absent: messages['transfers.approved.lost'],
  },
};

let lost = 0;
// One clock for all of them. The page's time is the bank's: only its timers are moved by hand.
beforeAll(() =>
  jest.useFakeTimers({ doNotFake: ['Date', 'performance', 'queueMicrotask', 'nextTick', 'setImmediate'] }),
);
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  sessionStorage.clear();
  startNewPage();
  forgetAsks();
});

const TEN_MINUTES_MS = 600_000;
let orders = 0;
/** A request of Lev's that waits for Abel. */
async function orderAsLev(): Promise<void> {
  const { accessToken } = await signInAs('lev');
  const order = { accountId: 10051, amount: '1.00', currency: 'EUR', toEmail: 'ben@personas.test' };
  await callAs(accessToken, 'p2pTransfer', { method: 'p2pTransfer', ...order }, `lev-${(orders += 1)}`);
}

async function open({ persona, at, review }: Flow): Promise<{ bank: LosingBank; button: HTMLElement }> {
  if (persona === 'abel') {
    // An approver is sent three codes in ten minutes at most (R2.7.16).
    await advanceBank(TEN_MINUTES_MS);
    await orderAsLev();
  }
  const bank = losingBank();
  const { Component, loader } = SCREENS[at];
  const search = at === '/transfer/p2p' ? '?to=ben@personas.test' : '';
  const routes = [{ path: at, Component, loader }];
  await renderScreen(at + search, {
    routes,
    persona,
    brand: { id: 'd' },
    messages: { ...kitMessages, ...messages },
    adapter: bank.adapter,
  });
  return { bank, button: await review(bank) };
}

const hasCodeField = () => screen.queryByRole('textbox', { name: 'Code' }) !== null;
const says = (text: string) => screen.queryByText(text) !== null;

/** Until the first other sentence nothing but doubt was said; where looks were lost as well, it was there to be read. */
function expectOnlyDoubt(seen: readonly string[], looks: number): void {
  const told = seen.findIndex((text) => !UNKNOWN.has(text));
  const before = told === -1 ? seen : seen.slice(0, told);
  expect(before.length).toBeGreaterThanOrEqual(looks === 0 ? 0 : 2);
}

/**
 * How many looks are lost as well. The full size loses forty answers a kind, each with another number of looks. In the gate the two that
 * differ most, a payment and an answer to another's request, lose none and two; between own accounts the page looks as it does for P2P.
 */
const lostLooks = (name: string) => inFull([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], name === 'own accounts' ? [2] : [0, 2]);
const cells = Object.keys(FLOWS).flatMap((name) =>
  [false, true].flatMap((isAfter) => lostLooks(name).map((looks) => ({ name, isAfter, looks }))),
);

test.each(cells)('$name: the order is lost, after the bank has worked: $isAfter; so are $looks looks', async (cell) => {
  const flow = FLOWS[cell.name] as Flow;
  const { bank, button } = await open(flow);
  const watch = watchSentences();
  bank.lose(flow.sends, cell.isAfter);
  bank.lose('transferOutcome', cell.isAfter, cell.looks);
  fireEvent.click(button);
  // What waits for its code has moved nothing, and the bank says which code: the page goes on with it.
  const isTrue = () => (cell.isAfter ? hasCodeField() : says(flow.absent));
  await bank.until(isTrue);
  watch.stop();
  const seen = watch.seen();
  expectOnlyDoubt(seen, cell.looks);
  if (cell.isAfter) expect(seen.filter((text) => DENIAL.test(text))).toEqual([]);
  expect(seen.filter((text) => CLAIM.test(text))).toEqual([]);
  lost += bank.lost();
});

test.each(cells)('$name: the code is lost, after the bank has worked: $isAfter; so are $looks looks', async (cell) => {
  const flow = FLOWS[cell.name] as Flow;
  const { bank, button } = await open(flow);
  fireEvent.click(button);
  await bank.until(hasCodeField);
  const code = (await outboxOf(EMAILS[flow.persona])).findLast((sent) => sent.code !== undefined)?.code ?? '';
  const watch = watchSentences();
  bank.lose(flow.confirms, cell.isAfter);
  bank.lose('transferOutcome', cell.isAfter, cell.looks);
  // The look that follows the outcome of a request.
  if (flow.looks !== 'transferOutcome') bank.lose(flow.looks, cell.isAfter, cell.looks);
  // The last digit sends it.
  fireEvent.change(screen.getByRole('textbox', { name: 'Code' }), { target: { value: code } });
  await bank.until(cell.isAfter ? flow.isDone : () => says(kitMessages['kit.approval.noEffect']));
  watch.stop();
  const seen = watch.seen();
  expectOnlyDoubt(seen, cell.looks);
  expect(seen.filter((text) => (cell.isAfter ? DENIAL : CLAIM).test(text))).toEqual([]);
  lost += bank.lost();
});

test('and at least forty answers were lost', () => expect(lost).toBeGreaterThanOrEqual(40));
