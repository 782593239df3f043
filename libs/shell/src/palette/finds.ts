import type { Formats, TextOf } from '@bank/i18n';
import type { PageEntry } from '@bank/kit';
import type { Amount } from '@bank/money';
import { paths } from '@bank/paths';
import type { Output } from '@bank/protocol';
import type { Announcement } from '@bank/protocol/announcement-list';
import type { searchEverything } from '@bank/protocol/search';
import type { LucideIcon } from 'lucide-react';
import type { Shortcut } from '../shortcuts/shortcuts';
import type { Asked } from './amount-words';
import type { Recent } from './recents';

/** One thing that can be chosen. */
export interface Find {
  id: string;
  group: 'recent' | 'do' | 'find' | 'go';
  kind: 'person' | 'account' | 'card' | 'transaction' | 'page' | 'news';
  label: string;
  /** Whose or what it is, without the verb of the label. */
  name: string;
  note: string;
  to: string;
  /** A page's own glyph. */
  icon?: LucideIcon;
  /** The keys that lead there. */
  keys?: string;
}

/** A place or page that is found by its name. */
export interface Target extends PageEntry {
  group: 'do' | 'go';
  keys?: string;
}

interface Known {
  asked: Asked;
  targets: readonly Target[];
  news: readonly Announcement[];
  answer: Output<typeof searchEverything> | undefined;
  /** The answer is to other words, until the bank has answered these. */
  isOld: boolean;
  recents: readonly Recent[];
  /** Sending opens the filled form; nothing is sent from here. */
  maySend: boolean;
  maySeeBalances: boolean;
  /** An amount on the screen, or what stands for it. */
  seen(amount: Amount, currency: string): string;
  t: TextOf;
  format: Formats;
}

/** News that have a word in common are many; the page of news has them all. */
const NEWS_SHOWN = 3;

const hasWords = (label: string, text: string) => label.toLocaleLowerCase().includes(text.toLocaleLowerCase());

/** What the words lead to: doing first, then what the bank found, then places; what was chosen before stands first (ADR-43, ADR-51). */
export function findsOf(known: Known): Find[] {
  const { asked, recents, isOld } = known;
  // Of the answer before, only what these words name, too: a press of Enter never leads to what was meant a moment ago.
  const ofBank = [...sending(known), ...found(known)].filter(
    ({ name, note }) => !isOld || hasWords(`${name} ${note}`, asked.text),
  );
  const finds = [...ofBank, ...pages(known), ...announced(known)];
  if (asked.text === '' && asked.amount === null) {
    const again = recents.flatMap((recent): Find[] => {
      const shown = madeAgain(recent, finds, known);
      return shown ? [{ ...shown, group: 'recent' }] : [];
    });
    return [...again, ...finds.filter(({ id }) => !again.some((recent) => recent.id === id))];
  }
  const rank = ({ id }: Find) => {
    const at = recents.findIndex((recent) => recent.id === id);
    return at === -1 ? recents.length : at;
  };
  return finds.toSorted((one, other) => rank(one) - rank(other));
}

/** A choice of before as it can be made now: not without the right to it, and no page that is gone. */
function madeAgain(recent: Recent, finds: readonly Find[], { t, maySend, maySeeBalances }: Known): Find | undefined {
  const now = finds.find(({ id }) => id === recent.id);
  if (now) return now;
  if (recent.kind === 'person')
    return maySend ? { ...recent, group: 'do', label: t('shell.find.sendTo', { name: recent.name }) } : undefined;
  if (recent.kind === 'page' || recent.kind === 'news') return undefined;
  return maySeeBalances ? { ...recent, group: 'find', label: recent.name } : undefined;
}

function sending({ asked: { amount, written }, answer, maySend, t }: Known): Find[] {
  return (maySend ? (answer?.people ?? []) : []).map(({ name, email }) => ({
    id: `send-${email}`,
    group: 'do',
    kind: 'person',
    label: amount === null ? t('shell.find.sendTo', { name }) : t('shell.find.send', { amount: written, name }),
    name,
    note: email,
    to: paths.transferP2p.to({ to: email, amount: amount ?? undefined }),
  }));
}

function found({ answer, seen, t, format }: Known): Find[] {
  const { accounts = [], cards = [], transactions = [] } = answer ?? {};
  return [
    ...accounts.map(({ accountId, name, currencyCode }): Find => ({
      id: `account-${accountId}`,
      group: 'find',
      kind: 'account',
      label: name,
      name,
      note: currencyCode,
      to: paths.account.to({ accountId }),
    })),
    ...cards.map(({ accountId, name, lastFour }): Find => {
      const digits = t('shell.find.card', { digits: lastFour });
      return {
        id: `card-${accountId}`,
        group: 'find',
        kind: 'card',
        label: name ?? digits,
        name: name ?? digits,
        note: name === null ? '' : digits,
        to: paths.cardDetails.to({ accountId }),
      };
    }),
    ...transactions.map((one): Find => ({
      id: `transaction-${one.transactionId}`,
      group: 'find',
      kind: 'transaction',
      label: one.counterpartyName,
      name: one.counterpartyName,
      note: [
        format.date(one.date, 'day'),
        seen(one.direction === 'out' ? `-${one.amount}` : one.amount, one.currencyCode),
      ].join(' · '),
      to: paths.history.to({ accountId: one.accountId, details: one.transactionId }),
    })),
  ];
}

function pages({ asked: { text, amount }, targets, t }: Known): Find[] {
  if (amount !== null) return [];
  return targets
    .filter(({ label }) => hasWords(t(label), text))
    .map(({ id, label, to, icon, group, keys }) => ({
      id: `go-${id}`,
      group,
      kind: 'page',
      label: t(label),
      name: t(label),
      note: '',
      to,
      icon,
      keys,
    }));
}

/** News by the words of their titles; without words there would be no end of them. */
function announced({ asked: { text, amount }, news, t }: Known): Find[] {
  if (text === '' || amount !== null) return [];
  return news
    .filter(({ title, summary }) => hasWords(`${title} ${summary}`, text))
    .slice(0, NEWS_SHOWN)
    .map(({ id, title }) => ({
      id: `news-${id}`,
      group: 'find',
      kind: 'news',
      label: title,
      name: title,
      note: t('kit.news.title'),
      to: paths.news.to({ open: 'news', id }),
    }));
}

/** The shortcuts that lead somewhere, as targets; each has its keys while they count. */
export function targetsOf(
  shortcuts: readonly Shortcut[],
  icons: Readonly<Record<string, LucideIcon>>,
  areOn: boolean,
): Target[] {
  return shortcuts.flatMap(({ id, label, to, group, keys }) => {
    const icon = icons[id];
    return to === undefined || icon === undefined || group === 'here'
      ? []
      : [{ id, label, to, icon, group, ...(areOn && keys !== '' && { keys }) }];
  });
}
