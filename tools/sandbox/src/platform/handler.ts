import type { AccessRight, Output, Parsed, Refusals, Row } from '@bank/protocol';
import type { Clock } from './clock';
import type { SandboxConfig } from './config';
import type { Db } from './db';
import type { Ids } from './ids';
import type { Outbox } from './outbox';
import type { Publish } from './events';
import type { MayRefuse } from './refusal';
import type { Scope } from './scope';

/** Who is calling, as the access token and the acting rules say; the server decides, never the request (R0.23). */
export interface Caller {
  userId: number;
  sessionId: string;
  /** The customer acted for: one's own, or the company or customer chosen through fromCustomerId. */
  customerId: number;
  /** The level for that customer; a personal customer has FULL_ACCESS to their own. */
  right: AccessRight;
  /** Whether they may see what the customer has: a right that the owner grants to each employee (R1.2.28). */
  balanceInfo: boolean;
  isAdmin: boolean;
  email: string;
  /** What the session opens; absent: whatever its user may do. */
  scopes?: readonly Scope[];
}

/** What the secret of a link opens: one representative's part in one company. */
export interface Invitation {
  userId: number;
  customerId: number;
}

/** What every handler gets beside its input. By itself it opens no words to refuse with; a row does. */
export interface CallContext extends MayRefuse<never> {
  db: Db;
  clock: Clock;
  ids: Ids;
  config: SandboxConfig;
  outbox: Outbox;
  /** Announces a hint to the sockets of a customer; call it after the commit. */
  publish: Publish;
  /** Null only on rows without a bearer. */
  caller: Caller | null;
  /** On rows with `auth: 'authSecret'`: what the secret of the link opens. */
  invitation?: Invitation;
  /** On rows with `auth: 'identityToken'`: the id of the run or of the video call that the token opens. */
  identityLink?: string;
  /** The Idempotency-Key header, and the hash of the bytes it came with. */
  idempotencyKey: string | null;
  bodyHash: string;
  /** A brand language: en es ro ru ua pt. */
  lang: string;
  ip: string;
  userAgent: string;
  /** Of the page that asks; null when no browser does. */
  origin: string | null;
  /** The brand whose page asks, by its origin (R3.1.3); null for none. */
  brand: string | null;
}

/** For callers that are no row, such as the QA phone and tests: they take whatever a handler refuses with. */
export type AnyCallContext = CallContext & MayRefuse<string>;

/** A file to send as an attachment; it is read in pieces, so that its size does not matter. */
export class FileAnswer {
  readonly file: OutgoingFile;

  constructor(file: OutgoingFile) {
    this.file = file;
  }
}

/** A file that is whole already: it is sent as a single piece. */
export const wholeFile = ({ content, ...file }: { name: string; mediaType: string; content: Buffer }): FileAnswer =>
  new FileAnswer({ ...file, bytes: content.length, content: oneOf(content) });

async function* oneOf(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

export interface OutgoingFile {
  /** Without a path; in the alphabet of a header: letters, digits, dot, dash. */
  name: string;
  mediaType: string;
  bytes: number;
  content: AsyncIterable<Buffer>;
}

/** What a handler gives back: what the table says, or the file of a row that answers one. */
type Answered<R extends Row> = R extends { answers: 'file' } ? FileAnswer : Output<R>;

export type Handler<R extends Row, Context = CallContext> = (
  input: Parsed<R>,
  context: Context & MayRefuse<Refusals<R>>,
) => Promise<Answered<R>> | Answered<R>;

/** One handler for every row of a room: `{…} satisfies Handlers<typeof rooms.auth>`; a missing one does not compile. */
export type Handlers<Room extends Record<string, Row>, Context = CallContext> = {
  readonly [K in keyof Room]: Handler<Room[K], Context>;
};

/** The caller of a row that needs one; dispatch has already refused calls without one. */
export function callerOf(context: CallContext): Caller {
  if (!context.caller) throw new Error('a row that needs a caller was dispatched without one');
  return context.caller;
}
