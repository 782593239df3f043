import type { Row } from '@bank/protocol';
import type { EventType } from '@bank/protocol/realtime';
import type { CatalogueLoader, MessageId } from '@bank/i18n';
import type { LucideIcon } from 'lucide-react';
import type { RouteObject } from 'react-router-dom';

/** The frames a screen can stand in (R1.2.1). */
export type Layout = 'main' | 'external' | 'restricted' | 'clear';

/** One line of navigation. Rows of one place are listed by `order`; the first of a place is where its tab leads. */
export interface MenuRow {
  label: MessageId;
  /** A built address, for example `paths.history.to()`. */
  to: string;
  icon: LucideIcon;
  /** The four places of the bar. */
  place: 'home' | 'pay' | 'cards' | 'more';
  order: number;
}

/** A feature room as the shell sees it: its door and its only export. */
export interface Feature {
  id: string;
  /**
   * By the frame they stand in. Every screen is lazy; its module exports Component, loader and handle ({ title: MessageId }). A handle
   * with `isOwn: true` says that the screen is about the user's own login, for whomever they act (ADR-22).
   */
  routes: Partial<Record<Layout, RouteObject[]>>;
  loadMessages?: CatalogueLoader;
  /** What only the room's lazy screens say, where its other texts are part of the first page. */
  loadFurtherMessages?: CatalogueLoader;
  menu?: MenuRow[];
  /** Which of the room's rows are stale after a hint. Fetched with the first one: the first page does without their schemas. */
  loadStale?: () => Promise<{ staleAfter: StaleAfter }>;
}

/** What the bank's hints make stale (R3.7.7): a hint names no amounts, so everything it may have changed is asked again. */
export type StaleAfter = Readonly<Partial<Record<EventType, readonly Row[]>>>;
