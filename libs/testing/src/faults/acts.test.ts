// Rules: D28, R0.20, R0.36.
import { ApiFailure, call } from '@bank/api-client';
import { cardActivate, cardList, cardStatus } from '@bank/protocol/cards';
import { session } from '@bank/session';
import { inFull, isFull } from '@bank/run/size';
import { AxiosError } from 'axios';
import { advanceBank, signInAs } from '../index';
import { ACTS } from './acts';
import { answered, connectThrough, expectLedgerHolds, methodOf } from './payer';
import type { Way } from './payer';

// Every act × answers that are lost before and after the bank has worked: what the page hears denies nothing, and another press does it once.
// At full size each answer is lost in forty ways.

interface Loss {
  name: string;
  isAfter: boolean;
  way: Way;
}

const lost = (code: string) => Promise.reject(new AxiosError(code, code));
const losing = (name: string, lose: (...[, config]: Parameters<Way>) => ReturnType<Way>): Loss[] =>
  [false, true].map((isAfter) => ({
    name,
    isAfter,
    way: async (ask, config) => {
      if (isAfter) await ask();
      return lose(ask, config);
    },
  }));

const FEW = [
  ...losing('the connection is reset', () => lost(AxiosError.ERR_NETWORK)),
  ...losing('a gateway answers 502', async (_ask, config) => answered(config, 502, '<html></html>')),
  ...losing('the answer is cut off', async (_ask, config) => answered(config, 200, '{"responseCode":"0')),
];
const ALL = [
  ...FEW,
  ...losing('the page gives up', () => lost(AxiosError.ECONNABORTED)),
  ...[404, 408, 413, 499, 500, 502, 503, 504].flatMap((status) =>
    ['', '{"error":"timeout"}'].flatMap((body) =>
      losing(`a gateway answers ${status} with "${body}"`, async (_ask, config) => answered(config, status, body)),
    ),
  ),
];
const LOSSES = inFull(ALL, FEW);
/** The bank counts sign-ins by the minute: the few fit into one, the full size gives each act its own. */
const MINUTE_MS = 60_000;

let interfere: { method: string; way: Way } | null = null;
connectThrough(() => (ask, config) => {
  if (interfere?.method !== methodOf(config)) return ask();
  const { way } = interfere;
  interfere = null;
  return way(ask, config);
});
beforeEach(async () => {
  interfere = null;
  if (isFull) await advanceBank(MINUTE_MS);
});

/** What the bank alone can say. */
const DENIALS = ['verify', 'denied', 'closed', 'confirmation', 'terms'];
const heard = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (failure: unknown) => (failure instanceof ApiFailure ? failure.kind : String(failure)),
  );

const cells = Object.keys(ACTS).flatMap((act) => LOSSES.map((loss, n) => ({ act, ...loss, n })));

it.each(cells)('$act × $name, after the bank has worked: $isAfter', async ({ act, isAfter, way, n }) => {
  const key = `${act}-${n}`.replaceAll(' ', '-');
  const { method, press, truth } = await (ACTS[act] as (typeof ACTS)[string])(key, n);
  expect(await truth()).toBe('not done');
  interfere = { method, way };
  const says = await heard(press(key));
  expect(interfere).toBeNull();
  expect([...DENIALS, 'done']).not.toContain(says);
  expect(await truth()).toBe(doneIf(isAfter));
  // What was lost on its way is done by the next press, which has a key of its own: the page has asked about the first, which closes it.
  const again = await heard(press(isAfter ? key : `${key}-again`));
  expect(isAfter ? ['done', 'verify'] : ['done']).toContain(again);
  expect(await truth()).toBe('done');
});

it('a card is activated once, and its fee taken once, whatever is lost', async () => {
  session.setState(await signInAs('kai'));
  const { cards } = await call(cardList);
  const card = cards.find(
    ({ accountStatusId, cardIsVirtual }) => accountStatusId === cardStatus.shipped && !cardIsVirtual,
  );
  const accountId = card?.accountId ?? 0;
  const extraParams = { lastFour: card?.cardNumber.slice(-4) ?? '', receivedBy: 'post', agreement: 'true' };
  const press = (idempotencyKey: string) =>
    heard(call(cardActivate, { accountId, extraParams, feeAccountId: KAI_EUR }, { idempotencyKey }));
  // Read by the page itself: an answer of the bank ends the outage, in which no more than twelve presses a minute go out (R0.59).
  const statusNow = async () =>
    (await call(cardList)).cards.find((one) => one.accountId === accountId)?.accountStatusId;
  for (const { name, isAfter, way } of LOSSES.filter((loss) => !loss.isAfter)) {
    interfere = { method: 'cardActivate', way };
    expect([...DENIALS, 'done']).not.toContain(await press(`activate-${name}-${isAfter}`.replaceAll(/\W/g, '-')));
    expect(interfere).toBeNull();
    expect(await statusNow()).toBe(cardStatus.shipped);
  }
  interfere = { method: 'cardActivate', way: LOSSES.find(({ isAfter }) => isAfter)?.way ?? ((ask) => ask()) };
  expect([...DENIALS, 'done']).not.toContain(await press('activate'));
  expect(interfere).toBeNull();
  expect(await statusNow()).toBe(cardStatus.active);
  expect(await press('activate')).toBe('done');
});

const KAI_EUR = 10351;
const doneIf = (isDone: boolean) => (isDone ? 'done' : 'not done');

test('and the ledger holds', expectLedgerHolds);
