import type { Client } from 'pg';
import type { Db } from './db';
import type { BankEvent, Publish } from './events';
import type { Ids } from './ids';

/** Notices between instances beside hints: which cache to drop, and which to reload. */
export type Notice =
  { kind: 'sessionEnded'; sessionId: string } | { kind: 'changed'; what: 'clock' | 'faults' | 'bank' };

export interface BusListener {
  events(events: readonly BankEvent[]): void;
  notice(notice: Notice): void | Promise<void>;
  /** Notices may have been missed: read everything again. */
  resync(): void | Promise<void>;
}

/** Carries hints and notices to this instance at once and to the others over LISTEN/NOTIFY. */
export interface Bus {
  publish: Publish;
  /** Resolves when this instance has handled the notice and has sent it to the others. */
  announce(notice: Notice): Promise<void>;
  listen(listener: BusListener): Promise<void>;
  close(): Promise<void>;
}

interface Packet {
  from: string;
  events?: readonly BankEvent[];
  notice?: Notice;
}

const CHANNEL = 'bank';
/** A NOTIFY per transfer would serialise commits on one lock; a batch every 50 ms does not. */
const BATCH_MS = 50;
/** PostgreSQL refuses payloads of 8000 bytes. */
const MAX_PAYLOAD = 7_000;
const RECONNECT_MS = 500;

/**
 * @param openListener connects a client of its own for LISTEN; without it the instance is alone
 * @param onError called with a failure of the database connection; the bus carries on
 */
export function createBus(
  db: Db,
  ids: Ids,
  openListener: (() => Promise<Client>) | undefined,
  onError: (error: unknown) => void,
): Bus {
  const self = ids.next();
  const pending = new Map<string, BankEvent>();
  let listener: BusListener | undefined;
  let client: Client | undefined;
  let batch: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const send = (packet: Packet) => db.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(packet)]);

  async function flush(): Promise<void> {
    batch = undefined;
    const events = [...pending.values()];
    pending.clear();
    for (const events_ of packets(events)) await send({ from: self, events: events_ });
  }

  async function receive(payload: string | undefined): Promise<void> {
    const packet = JSON.parse(payload ?? '{}') as Packet;
    if (packet.from === self) return;
    if (packet.events) listener?.events(packet.events);
    if (packet.notice) await listener?.notice(packet.notice);
  }

  async function connect(first: boolean): Promise<void> {
    if (!openListener) return;
    const opened = await openListener();
    if (closed) return void (await opened.end());
    client = opened;
    opened.on('notification', ({ payload }) => void receive(payload).catch(onError));
    opened.on('error', onError);
    opened.on('end', () => {
      if (!closed) retry = setTimeout(reconnect, RECONNECT_MS);
    });
    await opened.query(`LISTEN ${CHANNEL}`);
    if (!first) await listener?.resync();
  }

  function reconnect(): void {
    connect(false).catch((error: unknown) => {
      onError(error);
      if (!closed) retry = setTimeout(reconnect, RECONNECT_MS);
    });
  }

  return {
    publish(events) {
      listener?.events(events);
      if (!openListener || closed) return;
      // The same hint twice in a batch says nothing new.
      for (const event of events) pending.set(event.notification ? ids.next() : keyOf(event), event);
      batch ??= setTimeout(() => void flush().catch(onError), BATCH_MS);
    },
    async announce(notice) {
      await listener?.notice(notice);
      if (openListener) await send({ from: self, notice });
    },
    async listen(newListener) {
      listener = newListener;
      await connect(true);
    },
    async close() {
      closed = true;
      clearTimeout(batch);
      clearTimeout(retry);
      if (pending.size > 0) await flush().catch(onError);
      await client?.end();
    },
  };
}

/** Without a notification an event is its audience, its kind and its subject; the key order is the publisher's. */
const keyOf = (event: BankEvent): string => JSON.stringify(event);

function* packets(events: readonly BankEvent[]): Generator<BankEvent[]> {
  let packet: BankEvent[] = [];
  let size = 0;
  for (const event of events) {
    const length = Buffer.byteLength(JSON.stringify(event));
    if (size + length > MAX_PAYLOAD && packet.length > 0) {
      yield packet;
      packet = [];
      size = 0;
    }
    packet.push(event);
    size += length + 1;
  }
  if (packet.length > 0) yield packet;
}
