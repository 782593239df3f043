import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type Severity = 'error' | 'info' | 'warning' | 'success';

/** The tone of each severity. */
export const SEVERITY_TONES = { error: 'danger', info: 'info', warning: 'warning', success: 'positive' } as const;

export interface Notification {
  id: string;
  severity: Severity;
  title: string;
  body?: string;
  /** Stands in for title and body while balances are hidden; without it neither names an amount. */
  discreet?: string;
  /** The address of what it tells of. */
  to?: string;
  /** Takes back what it tells of, while the toast shows. */
  undo?: () => void;
  /** It says that a press worked, and names nothing: it goes with its toast, and is no line of the centre (R0.26). */
  isPassing?: boolean;
  /** When it arrived, in ms since 1970. */
  at: number;
  isRead: boolean;
  /** On screen as a toast; afterwards it stays readable in the centre (R0.26). */
  isShowing: boolean;
}

type Message = Pick<Notification, 'severity' | 'title' | 'body' | 'discreet' | 'to' | 'undo' | 'isPassing'> & {
  /** The bank's own id of a line, which its list has too. */
  id?: string;
};

export interface Notifications {
  /** Newest first. */
  list: readonly Notification[];
  push(message: Message): string;
  /** Into the centre only: for what a popup has said already (R0.26). */
  keep(message: Message): string;
  /** Takes the toast away; the notification stays in the centre. */
  dismiss(id: string): void;
  markAllRead(): void;
  /** Empties the centre: at sign-out, so that nothing is left for the next user. */
  clear(): void;
}

/** Capacity of the centre; older ones are dropped. */
const KEPT = 50;
/** As many toasts as a phone has room for beside its screen. */
const TOASTS = 4;

/** @param now ms since 1970; @param newId unique per store */
export function createNotifications(now: () => number, newId: () => string): StoreApi<Notifications> {
  return createStore<Notifications>()((set) => {
    const add = (message: Message, isShowing: boolean) => {
      const { id = newId() } = message;
      const added: Notification = { ...message, id, at: now(), isRead: !isShowing, isShowing };
      set(({ list }) => ({ list: makeRoom([added, ...list.filter((item) => item.id !== id)].slice(0, KEPT)) }));
      return id;
    };
    return {
      list: [],
      push: (message) => add(message, true),
      keep: (message) => add(message, false),
      dismiss: (id) =>
        set(({ list }) => ({
          list: withoutPassed(list.map((item) => (item.id === id ? { ...item, isShowing: false } : item))),
        })),
      markAllRead: () => set(({ list }) => ({ list: list.map((item) => ({ ...item, isRead: true })) })),
      clear: () => set({ list: [] }),
    };
  });
}

/**
 * The newest toasts stay on the screen, the older ones are unread lines of the centre. What can be undone stays for its whole time: only the
 * toast has the button.
 */
function makeRoom(list: readonly Notification[]): readonly Notification[] {
  const toasts = list.filter(({ isShowing, undo }) => isShowing && !undo);
  const tooMany = new Set(toasts.slice(TOASTS));
  if (tooMany.size === 0) return list;
  return withoutPassed(list.map((item) => (tooMany.has(item) ? { ...item, isShowing: false } : item)));
}

/** Passing messages are in the list for their toast alone. */
const withoutPassed = (list: readonly Notification[]): readonly Notification[] =>
  list.filter(({ isPassing, isShowing }) => !isPassing || isShowing);

export const notifications = createNotifications(
  () => Date.now(),
  () => crypto.randomUUID(),
);

/** Reads the notifications and renders again when they change. */
export function useNotifications<Value>(select: (state: Notifications) => Value): Value {
  return useStore(notifications, select);
}

/** Shows a message for 10 s (R3.9.1) and keeps it in the centre. */
export function useNotify(): Notifications['push'] {
  return useNotifications((state) => state.push);
}

/** How many have not been read yet. */
export function unreadCount({ list }: Notifications): number {
  return list.filter((item) => !item.isRead && !item.isPassing).length;
}
