import type { MessageId } from '@bank/i18n';
import type { Place } from '@bank/kit';
import { paths } from '@bank/paths';
import type { Permissions } from '@bank/session';

// R2.7.81, ADR-51.

export type ShortcutId =
  | 'list'
  | 'search'
  | 'hide'
  | 'send'
  | 'move'
  | 'home'
  | 'accounts'
  | 'cards'
  | 'payments'
  | 'approvals'
  | 'activity'
  | 'statements'
  | 'insight'
  | 'rates'
  | 'company'
  | 'news'
  | 'help'
  | 'settings';

export interface Shortcut {
  id: ShortcutId;
  label: MessageId;
  /** One or two characters, pressed one after the other. */
  keys: string;
  group: 'here' | 'do' | 'go';
  /** An address, for what leads somewhere. */
  to?: string;
  /** Belongs to the place of this name, and is there for whom the place is. */
  place?: Place;
  /** Left out for whom it is not. */
  when?: (may: Permissions) => boolean;
}

const go = (id: ShortcutId & Place, label: MessageId, keys: string, to: string): Shortcut => ({
  id,
  label,
  keys,
  group: 'go',
  to,
  place: id,
});

/** Everything that keys can do, in the order of its list, with the keys of a customer who changed nothing. */
export const SHORTCUTS: readonly Shortcut[] = [
  { id: 'search', label: 'shell.find.open', keys: '/', group: 'here' },
  { id: 'list', label: 'shell.keys.list', keys: '?', group: 'here' },
  { id: 'hide', label: 'shell.keys.hide', keys: 'h', group: 'here' },
  {
    id: 'send',
    label: 'shell.keys.send',
    keys: 'np',
    group: 'do',
    to: paths.transferP2p.to(),
    when: (may) => may.sendP2p,
  },
  {
    id: 'move',
    label: 'kit.payments.move',
    keys: 'nm',
    group: 'do',
    to: paths.transferAccount.to(),
    when: (may) => may.moveBetween,
  },
  go('home', 'kit.place.home', 'gh', paths.home.to()),
  go('accounts', 'kit.place.accounts', 'gw', paths.accounts.to()),
  go('cards', 'kit.place.cards', 'gc', paths.cards.to()),
  go('payments', 'kit.place.payments', 'gp', paths.payments.to()),
  {
    id: 'approvals',
    label: 'kit.place.approvals',
    keys: 'ga',
    group: 'go',
    to: paths.transferApproved.to(),
    when: (may) => may.approveTransfers,
  },
  go('activity', 'kit.place.activity', 'gy', paths.history.to()),
  {
    id: 'statements',
    label: 'kit.place.statements',
    keys: 'gd',
    group: 'go',
    to: paths.statements.to(),
    when: (may) => may.seeHistory,
  },
  {
    id: 'insight',
    label: 'kit.place.insight',
    keys: 'gi',
    group: 'go',
    to: paths.insight.to(),
    when: (may) => may.seeHistory,
  },
  {
    id: 'rates',
    label: 'shell.keys.rates',
    keys: 'gr',
    group: 'go',
    to: paths.rates.to(),
    when: (may) => may.seeBalances,
  },
  go('company', 'kit.place.company', 'go', paths.company.to()),
  { id: 'news', label: 'kit.news.title', keys: 'gn', group: 'go', to: paths.news.to() },
  go('help', 'kit.place.help', 'g?', paths.help.to()),
  go('settings', 'kit.place.settings', 'gs', paths.settings.to()),
];

type Changes = Readonly<Record<string, string>>;

/** @returns every shortcut with the keys it has now */
export const withKeys = (changes: Changes): readonly Shortcut[] =>
  SHORTCUTS.map((shortcut) => ({ ...shortcut, keys: changes[shortcut.id] ?? shortcut.keys }));

/**
 * The shortcut that stands in the way of new keys: it has the same ones, or begins with them, or they begin with it, so that one of
 * the two could never be reached.
 */
export function conflictOf(id: ShortcutId, keys: string, changes: Changes): Shortcut | undefined {
  if (keys === '') return undefined;
  return withKeys(changes).find(
    (other) => other.id !== id && other.keys !== '' && (other.keys.startsWith(keys) || keys.startsWith(other.keys)),
  );
}

interface Someone {
  places: readonly Place[];
  may: Permissions;
}

/** The shortcuts of this user: those of their places, and those of what they may do. */
export const shortcutsOf = (all: readonly Shortcut[], { places, may }: Someone): readonly Shortcut[] =>
  all.filter(({ place, when }) => (place === undefined || places.includes(place)) && (when?.(may) ?? true));
