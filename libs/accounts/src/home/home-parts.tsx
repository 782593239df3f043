import { loadTexts } from '@bank/i18n';
import { useHasWaiting, WaitingSlot } from '@bank/kit';
import type { Account } from '@bank/protocol/accounts';
import { useCustomer } from '@bank/session/calls';
import { atLeast, latePart, useInView, useMedia } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { heldCards } from '../account-rules';
import { loadPageMessages } from '../messages';
import { AccountTiles } from './account-tiles';
import { BalanceHero } from './balance-hero';
import { BalancePanel } from './balance-panel';
import { isWithoutMoney } from './first-steps-rules';
import { recentActivity } from './home-queries';
import { BelowSkeleton } from './home-states';
import { RecentActivity } from './recent-activity';
import { mainCurrencyOf } from './total';

/** For new customers only, so everybody else does without its code. */
const FirstSteps = latePart(async () => {
  const [{ FirstSteps: Steps }] = await Promise.all([import('./first-steps'), loadTexts([loadPageMessages])]);
  return { default: Steps };
});

/** What stands beside the rest where there is room; nobody's first paint waits for it. */
const Beside = latePart(async () => {
  const [{ Beside: Parts }] = await Promise.all([import('./beside'), loadTexts([loadPageMessages])]);
  return { default: Parts };
});

/** At the end of its column and fetched when it comes into view: nothing moves, and no first paint waits for it. */
const ComingUp = latePart(async () => {
  const [{ ComingUp: Coming }] = await Promise.all([import('./coming-up'), loadTexts([loadPageMessages])]);
  return { default: Coming };
});

/** From this width the aside stands beside the rest (home.css), and below that one the window is a phone's. */
const WIDE = 1200;
const TABLET = 768;

/** How many of what waits stand there at first: a phone has room for one before what happened. */
const MOST = { wide: 5, narrow: 1 } as const;

type Part = 'hero' | 'aside' | 'accounts' | 'chart' | 'activity';

/** Top to bottom, which is also the order of the keyboard and of screen readers. */
const WIDE_ORDER: readonly Part[] = ['hero', 'accounts', 'chart', 'activity', 'aside'];
const TABLET_ORDER: readonly Part[] = ['hero', 'accounts', 'chart', 'aside', 'activity'];
const AFTER_BALANCE: readonly Part[] = ['hero', 'aside', 'accounts', 'chart', 'activity'];
const AFTER_ACCOUNTS: readonly Part[] = ['hero', 'accounts', 'aside', 'chart', 'activity'];

/** On a phone each face of the hero has a place of its own for what waits. */
function phoneOrder(): readonly Part[] {
  if (BRAND.hero === 'open') return TABLET_ORDER;
  return BRAND.hero === 'ledger' || BRAND.hero === 'poster' ? AFTER_ACCOUNTS : AFTER_BALANCE;
}

/** The parts of home in the order of the window's width; a new customer sees their first steps instead. */
export function HomeParts({ accounts }: { accounts: readonly Account[] }) {
  const { customer, may } = useCustomer();
  const isWide = useMedia(atLeast(WIDE));
  const isPhone = !useMedia(atLeast(TABLET));
  const hasWaiting = useHasWaiting();
  const isNew = useIsNew(accounts);
  const hasCards = heldCards(accounts).length > 0;
  // Who has or may have a card has a column of their own beside the rest, whatever waits.
  const isBeside = isWide && (hasCards || may.orderCards);
  if (isNew) {
    return (
      <div className="home">
        <FirstSteps customer={customer} currency={mainCurrencyOf(accounts, null) ?? 'EUR'} />
      </div>
    );
  }
  // It stays where it is while it shows nothing: what it found out would be forgotten with it.
  const isEmpty = !isBeside && !hasWaiting;
  const aside = (
    <aside className={isEmpty ? undefined : 'home-aside'} hidden={isEmpty}>
      <WaitingSlot most={isWide ? MOST.wide : MOST.narrow} />
      {isBeside && hasWaiting !== null && <Beside accounts={accounts} hasCards={hasCards} />}
    </aside>
  );
  const parts: Readonly<Record<Part, ReactNode>> = {
    hero: <BalanceHero accounts={accounts} may={may} />,
    aside,
    accounts: <AccountTiles accounts={accounts} />,
    chart: <BalancePanel accounts={accounts} />,
    activity: <RecentActivity accounts={accounts} below={!isBeside && <Later accounts={accounts} />} />,
  };
  const order = isWide ? WIDE_ORDER : isPhone ? phoneOrder() : TABLET_ORDER;
  // What waits would move what stands below it, and as a column it would take room from all the rest: that comes once it is known.
  const isMoved = (part: Part) => (isWide ? !isBeside : order.indexOf(part) > order.indexOf('aside'));
  const isHeldBack = (part: Part) =>
    part !== 'hero' && part !== 'aside' && (isNew === null || (hasWaiting === null && isMoved(part)));
  return (
    <div className="home">
      {order.map((part) => (
        <Fragment key={part}>{isHeldBack(part) ? null : parts[part]}</Fragment>
      ))}
      {order.some(isHeldBack) && <BelowSkeleton />}
    </div>
  );
}

/** Keeps its place until it is seen. */
function Later({ accounts }: { accounts: readonly Account[] }) {
  const [ref, wasSeen] = useInView();
  return <div ref={ref}>{wasSeen && <ComingUp accounts={accounts} />}</div>;
}

/** Whether nothing has ever happened here; null while that is not known, which only a customer without money waits for. */
function useIsNew(accounts: readonly Account[]): boolean | null {
  const mayBe = isWithoutMoney(accounts);
  const activity = useQuery({ ...recentActivity(null), enabled: mayBe && accounts.length > 0 });
  if (!mayBe) return false;
  if (accounts.length === 0) return true;
  return activity.data ? activity.data.results === 0 : activity.error ? false : null;
}
