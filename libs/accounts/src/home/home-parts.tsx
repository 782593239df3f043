import { loadTexts } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import { useCustomer } from '@bank/session/calls';
import { atLeast, breakpoints, latePart, useInView, useMedia } from '@bank/ui';
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
import { isNothing, useWaiting, WaitingTasks } from './waiting';

/** For new customers only, so everybody else does without its code. */
const FirstSteps = latePart(async () => {
  const [{ FirstSteps: Steps }] = await Promise.all([import('./first-steps'), loadTexts([loadPageMessages])]);
  return { default: Steps };
});

/** Beside the rest where there is room, so nobody's first paint waits for it. */
const CardsAside = latePart(async () => {
  const [{ CardsAside: Cards }] = await Promise.all([import('./cards-aside'), loadTexts([loadPageMessages])]);
  return { default: Cards };
});

/** At the end of its column and fetched when it comes into view: nothing moves, and no first paint waits for it. */
const ComingUp = latePart(async () => {
  const [{ ComingUp: Coming }] = await Promise.all([import('./coming-up'), loadTexts([loadPageMessages])]);
  return { default: Coming };
});

/** From this width what waits stands beside the rest (home.css). */
const WIDE = 1200;

type Part = 'hero' | 'waiting' | 'accounts' | 'chart' | 'activity' | 'coming';

/** Top to bottom, which is also the order of the keyboard and of screen readers. */
const ORDERS: Readonly<Record<'phone' | 'tablet' | 'wide', readonly Part[]>> = {
  phone: ['hero', 'waiting', 'activity', 'accounts', 'chart', 'coming'],
  tablet: ['hero', 'waiting', 'accounts', 'chart', 'activity', 'coming'],
  wide: ['hero', 'accounts', 'chart', 'activity', 'waiting', 'coming'],
};

/** The parts of home in the order of the window's width; a new customer sees their first steps instead. */
export function HomeParts({ accounts }: { accounts: readonly Account[] }) {
  const { customer, may } = useCustomer();
  const isWide = useMedia(atLeast(WIDE));
  const isTablet = useMedia(atLeast(breakpoints.tablet));
  const cards = isWide ? heldCards(accounts) : [];
  // Cards stand below what waits: a task that comes late would push them down.
  const hasCards = isWide && (cards.length > 0 || may.orderCards);
  const waiting = useWaiting(isWide && !hasCards);
  const isNew = useIsNew(accounts);
  // All of it comes at once: the most urgent would push down what came before it.
  const hasTasks = waiting.isSettled && !isNothing(waiting);
  // Beside the chart under the cards, else below everything.
  const isBeside = hasCards && waiting.isSettled;
  // Until all is known its column is kept; a column with nothing in it goes to the rest of the page.
  const isKept = isWide && !waiting.isSettled;
  const aside = (hasTasks || hasCards || isKept) && (
    <aside key="waiting" className="home-aside">
      {hasTasks && <WaitingTasks waiting={waiting} />}
      {isBeside && <CardsAside cards={cards} />}
      {isBeside && <Later />}
    </aside>
  );
  if (isNew) {
    return (
      <div className="home">
        <FirstSteps customer={customer} currency={mainCurrencyOf(accounts, null) ?? 'EUR'} />
      </div>
    );
  }
  const parts: Readonly<Record<Part, ReactNode>> = {
    hero: <BalanceHero accounts={accounts} may={may} />,
    waiting: aside,
    accounts: <AccountTiles accounts={accounts} />,
    chart: <BalancePanel accounts={accounts} />,
    activity: <RecentActivity accounts={accounts} />,
    coming: !isBeside && <Later />,
  };
  const order = ORDERS[isWide ? 'wide' : isTablet ? 'tablet' : 'phone'];
  // What waits stands above the rest, which therefore comes with it: nothing moves when it is known.
  const isHeldBack = isNew === null || (!hasCards && !waiting.isSettled);
  return (
    <div className="home">
      {(isHeldBack ? order.slice(0, 1) : order).map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      {isHeldBack && <BelowSkeleton />}
      {isHeldBack && isKept && parts.waiting}
    </div>
  );
}

/** Keeps its place until it is seen. */
function Later() {
  const [ref, wasSeen] = useInView();
  return <div ref={ref}>{wasSeen && <ComingUp />}</div>;
}

/** Whether nothing has ever happened here; null while that is not known, which only a customer without money waits for. */
function useIsNew(accounts: readonly Account[]): boolean | null {
  const mayBe = isWithoutMoney(accounts);
  const activity = useQuery({ ...recentActivity(null), enabled: mayBe && accounts.length > 0 });
  if (!mayBe) return false;
  if (accounts.length === 0) return true;
  return activity.data ? activity.data.results === 0 : activity.error ? false : null;
}
