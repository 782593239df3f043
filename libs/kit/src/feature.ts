import type { Row } from '@bank/protocol';
import type { Customer, CustomerAccess } from '@bank/protocol/customer';
import type { EventType } from '@bank/protocol/realtime';
import type { CatalogueLoader, MessageId } from '@bank/i18n';
import type { Permissions, TaxPutOff } from '@bank/session';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { WaitingSource } from './waiting/task';

/** The frames a screen can stand in: the four of R1.2.1, main's own for what moves money (ADR-26), and the public one of long forms (R1.2.38). */
export type Layout = 'main' | 'flow' | 'external' | 'publicFlow' | 'restricted' | 'clear';

/** The places of the navigation, in their order (ADR-26): daily ones, those of a business, those at the foot. */
export const PLACES = [
  'home',
  'accounts',
  'cards',
  'payments',
  'activity',
  'merchant',
  'company',
  'help',
  'settings',
] as const;

export type Place = (typeof PLACES)[number];

/** What the badge of a place says. */
export interface PlaceHint {
  /** How many things are there to see to. */
  count?: number;
  /** Something waits there that is not counted. */
  waits?: boolean;
}

/** One place of the navigation. It appears with the screen behind it. */
export interface MenuRow {
  place: Place;
  /** Also the heading of the page it leads to. */
  label: MessageId;
  /** A built address, for example `paths.history.to()`. */
  to: string;
  icon: LucideIcon;
  /** Left out for whom it is not. */
  when?: (may: Permissions) => boolean;
  /** The hook behind its badge, fetched once the first page has settled (R0.10): no call of it delays one. */
  loadHint?: () => Promise<{ useHint: () => PlaceHint }>;
}

/** A page that the palette offers by its name beside the places (ADR-51). */
export interface PageEntry {
  id: string;
  /** Also the heading of the page. */
  label: MessageId;
  to: string;
  icon: LucideIcon;
}

/** Who is signed in, and for whom they act. */
export interface Someone {
  customer: Customer;
  access: CustomerAccess;
  actingCustomerId: number | null;
  /** What of the start page they do later. */
  taxPutOff: TaxPutOff | null;
}

/** What a room brings to home: what of it can wait for the customer, and what stands beside the rest where there is room. */
export interface HomeRoom {
  waiting?: WaitingSource;
  HomePart?: (props: object) => ReactNode;
}

/** Loaders of screens by the pattern of their address. */
export type EarlyLoaders = Readonly<Record<string, LoaderFunction>>;

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
  /**
   * The loaders of its places, by their address. They come with home's code (`tools/workspace/vite/chunks.ts`), so that a press starts the
   * calls of a place beside its code; the screens export the same loaders.
   */
  loadEarly?: () => Promise<{ early: EarlyLoaders }>;
  /** Its pages that are no places and that this user has, fetched with the palette, which offers them by name. */
  loadPages?: () => Promise<{ pagesOf: (someone: Someone) => readonly PageEntry[] }>;
  /**
   * What may stand over any place of the frame and never over a flow (ADR-42), fetched once the first page has settled (R0.10). It
   * shows nothing most of the time.
   */
  loadGate?: () => Promise<{ default: () => ReactNode }>;
  /** Which of the room's rows are stale after a hint. Fetched with the first one: the first page does without their schemas. */
  loadStale?: () => Promise<{ staleAfter: StaleAfter }>;
}

/** What the bank's hints make stale (R3.7.7): a hint names no amounts, so everything it may have changed is asked again. */
export type StaleAfter = Readonly<Partial<Record<EventType, readonly Row[]>>>;
