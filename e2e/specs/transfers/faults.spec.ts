// Rules: R0.20, R0.21, R0.36, R0.40, D28.
import type { Page } from '@playwright/test';
import {
  addFault,
  advanceClock,
  audit,
  clearFaults,
  type Fault as BankFault,
  persona,
  takeBankAway,
} from '../../support/bank';
import { callAs } from '../../support/calls';
import { expect, signIn, test } from '../../support/test';
import { checkPayment, confirmButton, receiptOf, toOwnReview, toReview } from './support';

// Kinds × faults in the browser: a journey each. Ben approves nothing, so that what he sends moves at once. A second client, which no fault
// meets, reads the truth.

interface Kind {
  name: string;
  method: string;
  /** Who is paid. */
  payee: 'ana' | 'ben';
  /** Goes to the sheet whose button sends. */
  review(page: Page, amount: string): Promise<void>;
}

const KINDS: readonly Kind[] = [
  {
    name: 'P2P',
    method: 'p2pTransfer',
    payee: 'ana',
    review: async (page, amount) => toReview(page, { to: (await persona('ana')).username, amount, note: 'Faults' }),
  },
  {
    name: 'own accounts',
    method: 'accountTransfer',
    payee: 'ben',
    review: toOwnReview,
  },
];

/** What a fault has to work with. */
interface Scene {
  page: Page;
  kind: Kind;
  /** What is moved, in units of the currency; no other payment has it. */
  amount: string;
  /** Meets the next call that orders the payment. */
  meet(fault: Omit<BankFault, 'match' | 'times'> & { times?: number }): Promise<unknown>;
  send(): Promise<void>;
}

interface Fault {
  name: string;
  /** Makes the fault happen and presses the button that sends, as a customer would. */
  happens(scene: Scene): Promise<void>;
}

const MINUTE_MS = 60_000;
const FINDING_OUT = 'finding out';
const ABSENT = 'did not reach the bank';
const NEVER_SAID = /try again|no money has moved/i;

const isFound = ({ page, amount }: Scene) => expect(receiptOf(page, amount)).toBeVisible();
/** A payment that the bank never got is sent by the next press. */
async function isAbsentThenSent(scene: Scene): Promise<void> {
  await expect(scene.page.getByText(ABSENT).first()).toBeVisible();
  expect(await arrivals(scene)).toBe(0);
  await clearFaults();
  await checkPayment(scene.page);
  await scene.send();
  await isFound(scene);
}

/** The answer is lost or damaged after the bank has worked: it is found out. */
const afterCommit = (name: string, kind: 'drop-after' | 'truncate' | 'html' | 'empty'): Fault => ({
  name,
  async happens(scene) {
    // A call that is repeated meets the fault again.
    await scene.meet({ kind, times: 1000 });
    await scene.send();
    await isFound(scene);
  },
});
/** A gateway answers in the bank's place and asks nobody. */
const beforeCommit = (status: number): Fault => ({
  name: `a gateway answers ${status}, and the bank has heard nothing`,
  async happens(scene) {
    await scene.meet({ kind: 'status', status });
    await scene.send();
    await isAbsentThenSent(scene);
  },
});

async function reloadWhileFindingOut(scene: Scene): Promise<void> {
  await scene.meet({ kind: 'drop-after', times: 1000 });
  // The first try to find out takes long, so that the page is reloaded in the middle of it.
  await addFault({ match: { method: 'transferOutcome' }, kind: 'delay', delayMs: 8000, times: 1 });
  await scene.send();
  await expect(scene.page.getByText(FINDING_OUT).first()).toBeVisible();
  await expect(scene.page.getByText(NEVER_SAID)).toBeHidden();
  await scene.page.reload();
  await isFound(scene);
}

async function goOfflineAtThePress(scene: Scene): Promise<void> {
  const { page } = scene;
  await page.context().setOffline(true);
  await scene.send();
  // The page has tried by then: a network that comes back before that was never away.
  await expect(page.getByText(FINDING_OUT).first()).toBeVisible();
  await page.context().setOffline(false);
  await isAbsentThenSent(scene);
}

async function goOfflineAfterThePress(scene: Scene): Promise<void> {
  const { page, kind } = scene;
  await scene.meet({ kind: 'delay', delayMs: 1000 });
  const isSent = page.waitForRequest((request) => request.url().includes(kind.method));
  await scene.send();
  await isSent;
  await page.context().setOffline(true);
  // An answer that is under way may still get through.
  await expect(receiptOf(page, scene.amount).or(page.getByText(FINDING_OUT)).first()).toBeVisible();
  await expect(page.getByText(NEVER_SAID)).toBeHidden();
  await page.context().setOffline(false);
  // The bank had it, or closes it: either is said, and neither moves money twice.
  await expect(receiptOf(page, scene.amount).or(page.getByText(ABSENT)).first()).toBeVisible();
  if (await page.getByText(ABSENT).first().isVisible()) await isAbsentThenSent(scene);
}

async function loseTheBankAfterTheCommit(scene: Scene): Promise<void> {
  const { page } = scene;
  await scene.meet({ kind: 'drop-after' });
  await takeBankAway();
  await scene.send();
  await expect(page.getByText(FINDING_OUT).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('isn’t answering').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out' }).first()).toBeVisible();
  await clearFaults();
  await isFound(scene);
}

async function jumpPastTheToken(scene: Scene): Promise<void> {
  await advanceClock(11 * MINUTE_MS);
  await scene.send();
  // A rate that was held for a minute is renewed, and asked about again (R2.4.65).
  const renewed = scene.page.getByText('The rate was renewed');
  await expect(receiptOf(scene.page, scene.amount).or(renewed).first()).toBeVisible();
  if (await renewed.isVisible()) await scene.send();
  await isFound(scene);
}

const FAULTS: readonly Fault[] = [
  {
    name: 'a double click',
    async happens(scene) {
      await confirmButton(scene.page).dblclick();
      await isFound(scene);
    },
  },
  {
    name: 'five Enters',
    async happens(scene) {
      await confirmButton(scene.page).focus();
      for (let press = 0; press < 5; press += 1) await scene.page.keyboard.press('Enter');
      await isFound(scene);
    },
  },
  {
    name: 'the connection is reset before the bank has heard of it',
    async happens(scene) {
      // The browser and the client each repeat a call whose connection broke.
      await scene.meet({ kind: 'drop-before', times: 1000 });
      await scene.send();
      await isAbsentThenSent(scene);
    },
  },
  afterCommit('the answer is lost after the commit', 'drop-after'),
  afterCommit('the answer breaks off after the commit', 'truncate'),
  afterCommit('a page of a gateway takes the place of the answer after the commit', 'html'),
  afterCommit('an empty answer after the commit', 'empty'),
  beforeCommit(403),
  beforeCommit(502),
  beforeCommit(504),
  {
    name: 'the session is refused once',
    async happens(scene) {
      await scene.meet({ kind: 'status', status: 401 });
      await scene.send();
      await isFound(scene);
    },
  },
  {
    name: 'the answer takes twenty seconds',
    async happens(scene) {
      await scene.meet({ kind: 'delay', delayMs: 20_000 });
      await scene.send();
      await isFound(scene);
    },
  },
  {
    name: 'the answer is lost, then a reload while it is being found out',
    happens: reloadWhileFindingOut,
  },
  {
    name: 'Back while it is being sent',
    async happens(scene) {
      await scene.meet({ kind: 'delay', delayMs: 2000 });
      await scene.send();
      await scene.page.goBack();
      await isFound(scene);
    },
  },
  {
    name: 'offline at the press',
    happens: goOfflineAtThePress,
  },
  {
    name: 'offline after the press',
    happens: goOfflineAfterThePress,
  },
  {
    name: 'the live connection is down',
    async happens(scene) {
      await addFault({ match: { path: '/socket' }, kind: 'drop-before', times: 1000 });
      // What is open already is not closed by a fault: the page comes back without it.
      await scene.page.reload();
      await checkPayment(scene.page);
      await scene.send();
      await isFound(scene);
    },
  },
  {
    name: 'the bank’s clock jumps past the life of a token',
    happens: jumpPastTheToken,
  },
  {
    name: 'the bank goes away after the commit, also over a reload, and comes back',
    happens: loseTheBankAfterTheCommit,
  },
];

/** How often the amount has arrived, as the payee's own client reads it. */
async function arrivals({ kind, amount }: Pick<Scene, 'kind' | 'amount'>): Promise<number> {
  const { results } = (await callAs(kind.payee, 'transactionHistory', {
    pageNumber: 1,
    transactionDirection: 'in',
    fromAmount: amount,
    toAmount: amount,
  })) as { results: number };
  return results;
}

for (const [nth, kind] of KINDS.entries()) {
  for (const [at, fault] of FAULTS.entries()) {
    test(`${kind.name} × ${fault.name}: moved once`, async ({ page }) => {
      const amount = `${3 + nth}.${10 + at}`;
      const scene: Scene = {
        page,
        kind,
        amount,
        meet: ({ times = 1, ...what }) => addFault({ match: { method: kind.method }, times, ...what }),
        send: () => confirmButton(page).click(),
      };
      await signIn(page, 'ben');
      await kind.review(page, amount);
      expect(await arrivals(scene)).toBe(0);
      await fault.happens(scene);
      await clearFaults();
      expect(await arrivals(scene)).toBe(1);
      expect((await audit()).checks.filter((check) => !check.ok)).toEqual([]);
    });
  }

  test(`${kind.name} × two tabs: each moved once, because each was asked for`, async ({ page, context }) => {
    const [amount, otherAmount] = [`${3 + nth}.91`, `${3 + nth}.92`];
    await signIn(page, 'ben');
    const other = await context.newPage();
    await signIn(other, 'ben');
    await kind.review(page, amount);
    await kind.review(other, otherAmount);
    await Promise.all([confirmButton(page).click(), confirmButton(other).click()]);
    await expect(receiptOf(page, amount)).toBeVisible();
    await expect(receiptOf(other, otherAmount)).toBeVisible();
    expect(await arrivals({ kind, amount })).toBe(1);
    expect(await arrivals({ kind, amount: otherAmount })).toBe(1);
    await other.close();
  });
}
