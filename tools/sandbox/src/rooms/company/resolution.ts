import { position } from '@bank/protocol/company-position';
import type { Parsed } from '@bank/protocol';
import type { businessResolutionSend, Resolution, ResolutionSigner } from '@bank/protocol/company-resolution';
import { resolutionStatus } from '@bank/protocol/company-resolution';
import type { AuthContext } from '../../identity/auth/context';
import { nameApart } from '../../platform/catalogue';
import type { Tx } from '../../platform/db';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { countLetterTo } from '../../identity/paces/letters';
import { companyName, lockCompany } from './people';
import { refused, say } from './texts';

interface Row {
  id: number;
  sentAt: Date;
  personId: number | null;
  name: string;
  isSigner: boolean;
  signedAt: Date | null;
  refusedAt: Date | null;
}

const NONE: Resolution = { businessRepresentativeIds: [], statusId: resolutionStatus.none, signers: [], sentAt: null };

/** The newest resolution of a company (R3.3.27). */
export async function resolutionOf(tx: Tx, customerId: number): Promise<Resolution> {
  const rows = await tx.query<Row>(
    `SELECT r.id, r.sent_at AS "sentAt", p.person_id AS "personId", p.name, p.is_signer AS "isSigner",
            p.signed_at AS "signedAt", p.refused_at AS "refusedAt"
       FROM company_resolution r JOIN company_resolution_person p ON p.resolution_id = r.id
      WHERE r.id = (SELECT max(id) FROM company_resolution WHERE customer_id = $1)
      ORDER BY p.is_signer, p.place`,
    [customerId],
  );
  const [first] = rows;
  if (!first) return NONE;
  const signers = rows
    .filter(({ isSigner }) => isSigner)
    .map((row): ResolutionSigner => ({
      ...{ representativeId: row.personId, name: row.name },
      ...{ signedAt: row.signedAt?.toISOString() ?? null, refusedAt: row.refusedAt?.toISOString() ?? null },
    }));
  return {
    businessRepresentativeIds: rows.flatMap(({ isSigner, personId }) =>
      isSigner || personId === null ? [] : [personId],
    ),
    statusId: statusOf(signers),
    signers,
    sentAt: first.sentAt.toISOString(),
  };
}

/** One refusal ends it; it counts when all have signed. */
function statusOf(signers: readonly ResolutionSigner[]): number {
  if (signers.some(({ refusedAt }) => refusedAt !== null)) return resolutionStatus.rejected;
  return signers.every(({ signedAt }) => signedAt !== null) ? resolutionStatus.validated : resolutionStatus.pending;
}

type Person = { id: number; name: string; email: string | null; isDirector: boolean };

/** Sends a resolution to the directors (R3.3.27). */
export async function sendResolution(
  { businessRepresentativeIds }: Parsed<typeof businessResolutionSend>,
  context: AuthContext & MayRefuse<'notBusiness' | 'noPerson' | 'noDirector' | 'tooManyLetters'>,
): Promise<Resolution> {
  const { customerId, userId } = callerOf(context);
  const at = new Date(context.clock.now());
  const sent = await context.db.transaction(async (tx) => {
    await lockCompany(tx, context);
    const company = await companyName(tx, context);
    const people = await tx.query<Person>(
      `SELECT id, concat_ws(' ', first_name, last_name) AS name, email, $2 = ANY (position_ids) AS "isDirector"
         FROM company_person WHERE customer_id = $1 ORDER BY id`,
      [customerId, position.director],
    );
    const named = people.filter(({ id }) => businessRepresentativeIds.includes(id));
    if (named.length < new Set(businessRepresentativeIds).size)
      throw refused(context, 'noPerson', { field: 'businessRepresentativeIds' });
    const signers = people.filter(({ isDirector }) => isDirector);
    if (signers.length === 0) throw refused(context, 'noDirector');
    const before = await resolutionOf(tx, customerId);
    if (isSame(before, named, signers)) return before;
    const [resolution] = await tx.query<{ id: number }>(
      'INSERT INTO company_resolution (customer_id, sent_at, sent_by) VALUES ($1, $2, $3) RETURNING id',
      [customerId, at, userId],
    );
    for (const [isSigner, list] of [
      [false, named],
      [true, signers],
    ] as const)
      await tx.query(
        `INSERT INTO company_resolution_person (resolution_id, place, person_id, name, is_signer)
         SELECT $1, place, person_id, name, $4 FROM unnest($2::int[], $3::text[]) WITH ORDINALITY AS one (person_id, name, place)`,
        [resolution?.id, list.map(({ id }) => id), list.map(({ name }) => name), isSigner],
      );
    await tellSigners(tx, context, { company, named, signers });
    return resolutionOf(tx, customerId);
  });
  context.publish([{ customerId, event: 'documentsChanged', subject: null }]);
  return sent;
}

/** The same people named to the same directors, of whom one has still to sign. */
function isSame(before: Resolution, named: readonly Person[], signers: readonly Person[]): boolean {
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id).join();
  return (
    before.statusId === resolutionStatus.pending &&
    before.businessRepresentativeIds.join() === ids(named) &&
    before.signers.map(({ representativeId }) => representativeId).join() === ids(signers)
  );
}

interface Telling {
  company: string;
  named: readonly Person[];
  signers: readonly Person[];
}

/** Each director whose address is known hears who is named, and that the bank asks for the signature. */
async function tellSigners(
  tx: Tx,
  context: AuthContext & MayRefuse<'tooManyLetters'>,
  { company, named, signers }: Telling,
): Promise<void> {
  const { lang, outbox } = context;
  const people = named.map(({ name }) => nameApart(name)).join(', ');
  for (const { email } of signers)
    if (email !== null) {
      await countLetterTo(tx, { to: { email } }, context);
      await outbox.send(tx, {
        ...{ reason: 'letter', channel: 'email', to: email },
        subject: say(lang, 'resolutionSubject', { company }),
        text: say(lang, 'resolutionText', { company, people }),
      });
    }
}
