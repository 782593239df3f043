import type { Parsed } from '@bank/protocol';
import { responseCode } from '@bank/protocol';
import type { Rooms } from '@bank/protocol/all';
import type { Declaration, studioDeclarationSend } from '@bank/protocol/company-declarations';
import type { AuthContext } from '../../identity/auth/context';
import { declarationsOf } from '../../identity/standing/declarations';
import type { DeclarationKind } from '../../identity/standing/declarations';
import type { Tx } from '../../platform/db';
import type { Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { declarationWords } from './declaration-words';
import { lockCompany } from './people';
import { refused } from './texts';

/** To a company that is not asked, and through a brand that knows of none, a declaration does not exist: not even its words. */
const NOT_ASKED: Declaration = {
  ...{ isAsked: false, status: 'notRequired', title: '', lead: '', statements: [] },
  ...{ sentAt: null, sentBy: null, rejectReason: null },
};

const DENIED = { code: responseCode.accessDenied };

type Reader = AuthContext & MayRefuse<'companyOnly'>;

/** The newest declaration of a kind (R3.3.29). */
async function declarationOf(tx: Tx, kind: DeclarationKind, context: Reader): Promise<Declaration> {
  const { brand, lang } = context;
  const standings = await declarationsOf({ db: tx, brand }, callerOf(context).customerId);
  if (!standings) throw refused(context, 'companyOnly', DENIED);
  const standing = standings.find((one) => one.kind === kind);
  if (!standing) return NOT_ASKED;
  const { status, sentAt, sentBy, rejectReason } = standing;
  const sent = { sentAt: sentAt?.toISOString() ?? null, sentBy, rejectReason };
  return { isAsked: true, status, ...declarationWords(kind, lang), ...sent };
}

type Problem = 'companyOnly' | 'notAsked' | 'notConfirmed' | 'declared';

/** Keeps what a company declares, with the words that it was shown. One at a time, so that a second press finds the first. */
async function sendDeclaration(
  kind: DeclarationKind,
  { statementIds }: Parsed<typeof studioDeclarationSend>,
  context: AuthContext & MayRefuse<Problem>,
): Promise<Declaration> {
  const { customerId, userId } = callerOf(context);
  const sent = await context.db.transaction(async (tx) => {
    await lockCompany(tx, context);
    const { isAsked, status, title, lead, statements } = await declarationOf(tx, kind, context);
    if (!isAsked) throw refused(context, 'notAsked', DENIED);
    const ids = statements.map(({ id }) => id);
    if (!ids.every((id) => statementIds.includes(id)) || !statementIds.every((id) => ids.includes(id)))
      throw refused(context, 'notConfirmed', { field: 'statementIds' });
    if (status === 'pending' || status === 'validated') throw refused(context, 'declared');
    await tx.query(
      `INSERT INTO company_declaration (customer_id, kind, statement_ids, lang, words, sent_at, sent_by, status)
       VALUES ($1, $2, $3, $4, $5, $6, $7, 'pending')`,
      [
        ...[customerId, kind, ids, context.lang],
        ...[JSON.stringify({ title, lead, statements }), new Date(context.clock.now()), userId],
      ],
    );
    return declarationOf(tx, kind, context);
  });
  context.publish([{ customerId, event: 'documentsChanged', subject: null }]);
  return sent;
}

const getOf = (kind: DeclarationKind) => async (_input: object, context: Reader) => ({
  declaration: await declarationOf(context.db, kind, context),
});

const sendOf =
  (kind: DeclarationKind) =>
  async (input: Parsed<typeof studioDeclarationSend>, context: AuthContext & MayRefuse<Problem>) => ({
    declaration: await sendDeclaration(kind, input, context),
  });

type DeclarationRows = Pick<
  Rooms['company'],
  | 'studioDeclarationGet'
  | 'studioDeclarationSend'
  | 'streamingPlatformDeclarationGet'
  | 'streamingPlatformDeclarationSend'
  | 'prohibitedEscortStatementGet'
  | 'prohibitedEscortStatementSend'
>;

export const declarations = {
  studioDeclarationGet: getOf('studio'),
  studioDeclarationSend: sendOf('studio'),
  streamingPlatformDeclarationGet: getOf('streamingPlatform'),
  streamingPlatformDeclarationSend: sendOf('streamingPlatform'),
  prohibitedEscortStatementGet: getOf('prohibitedEscort'),
  prohibitedEscortStatementSend: sendOf('prohibitedEscort'),
} satisfies Handlers<DeclarationRows, AuthContext>;
