import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { BrandPlaces } from '../../platform/brands';
import { brandId } from '../../platform/brands';
import type { CallContext } from '../../platform/handler';
import { languageFrom } from '../../platform/languages';
import { HttpRefusal } from '../../platform/refusal';
import { decideOwnership } from '../../rooms/onboarding/ownership/decide';
import { inviteRepresentative } from '../../rooms/tax/invitations';
import { readBody } from '../reading/read-body';
import { DECISION, taxDecision } from '../reading/tax-decision';
import { certificationParts } from './certification-parts';
import { decidePaper, decideWaiting } from './decide';
import { TAX_REASONS } from './reasons';
import { signAs } from './sign-as';
import { waitingPage } from './waiting-list';

const decision = z.strictObject({ status: z.enum(['uploaded', 'rejected']), reason: z.string().max(40).optional() });
const signature = z.strictObject({ isSigned: z.boolean() });
const ownership = z.strictObject({ status: z.enum(['validated', 'rejected']), reason: z.string().max(300).optional() });
const form = z.strictObject({ brand: brandId });
const query = z.object({ page: z.coerce.number().int().min(0).max(10_000).default(0) });

type Bank = Pick<CallContext, 'db' | 'clock' | 'ids' | 'outbox' | 'publish'> & { places: BrandPlaces };
type OfId = { Params: { id: string } };

/** A number of an address; none where it is another text. */
const numberIn = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

/** A file as it was sent. The browser must take it for nothing else than what the bank found it to be. */
const asFile = (reply: FastifyReply, { mediaType, content }: { mediaType: string; content: Buffer }) =>
  reply
    .headers({ 'x-content-type-options': 'nosniff', 'content-disposition': 'inline', 'cache-control': 'no-store' })
    .type(mediaType)
    .send(content);

/**
 * The bank's back office for testers: all that waits over all customers, oldest first, and the decisions about it. They go through the
 * functions of the bank's own reviewers; what was decided meanwhile is answered 409 and a sentence.
 */
export function addWaitingQa(qa: FastifyInstance, bank: Bank): void {
  const { db, clock, publish, places } = bank;
  const as = ({ headers }: FastifyRequest) => ({ ...bank, lang: languageFrom(headers['accept-language']) });

  qa.get('/sandbox/waiting', ({ query: asked }) => {
    const { data } = query.safeParse(asked);
    if (!data) throw new HttpRefusal(400, 'A page is a number from 0.');
    return waitingPage(db, clock.now(), data.page);
  });

  qa.get<OfId>('/sandbox/waiting/papers/:id/file', async ({ params }, reply) => {
    const [found] = await db.query<{ mediaType: string; content: Buffer }>(
      'SELECT media_type AS "mediaType", content FROM document WHERE id = $1',
      [params.id],
    );
    if (!found) throw new HttpRefusal(404, 'There is no such paper.');
    return asFile(reply, found);
  });
  qa.post<OfId>('/sandbox/waiting/papers/:id', async (request) => {
    const decided = readBody(decision, request.body, 'A paper is decided with {status: uploaded | rejected, reason?}.');
    publish(await db.transaction((tx) => decidePaper(tx, request.params.id, decided, as(request))));
    return { status: decided.status };
  });

  qa.get<OfId>('/sandbox/waiting/certifications/:id', async ({ params }) => ({
    parts: await certificationParts(db, numberIn(params.id)),
    reasons: TAX_REASONS,
  }));
  qa.get<OfId>('/sandbox/waiting/certifications/:id/file', async ({ params }, reply) => {
    const [found] = await db.query<{ content: Buffer }>(
      'SELECT content FROM tax_certificate WHERE certification_id = $1',
      [numberIn(params.id)],
    );
    if (!found) throw new HttpRefusal(404, 'There is no certificate of it.');
    return asFile(reply, { mediaType: 'application/pdf', ...found });
  });
  qa.post<OfId>('/sandbox/waiting/certifications/:id', async (request) => {
    const decided = readBody(taxDecision, request.body, DECISION);
    const { hints, url } = await db.transaction((tx) =>
      decideWaiting(tx, numberIn(request.params.id), decided, as(request)),
    );
    publish(hints);
    return { status: decided.status, url };
  });

  qa.post<OfId>('/sandbox/waiting/signatures/:id', async ({ params, body }) => {
    const { isSigned } = readBody(signature, body, 'A director signs or refuses with {isSigned}.');
    const [resolutionId = '', representativeId = ''] = params.id.split('-');
    const signer = { resolutionId: numberIn(resolutionId), representativeId: numberIn(representativeId) };
    const customerId = await db.transaction((tx) => signAs(tx, { ...signer, isSigned, at: new Date(clock.now()) }));
    publish([{ customerId, event: 'documentsChanged', subject: null }]);
    return { isSigned };
  });

  qa.post<OfId>('/sandbox/waiting/ownerships/:id', async ({ params, body }) => {
    const expected = 'An ownership is decided with {status: validated | rejected, reason?}.';
    const { status, reason = null } = readBody(ownership, body, expected);
    const decision = { isAccepted: status === 'validated', reason };
    const hints = await db.transaction((tx) => decideOwnership(tx, numberIn(params.id), decision, bank));
    if (hints === null) throw new HttpRefusal(409, 'No such ownership waits any more. Nothing has changed now.');
    publish(hints);
    return { status };
  });

  qa.get('/sandbox/representatives', () =>
    db.query(
      `SELECT u.id AS "userId", concat_ws(' ', u.first_name, u.last_name) AS name, coalesce(c.business_name, '') AS company
         FROM membership m JOIN app_user u ON u.id = m.user_id JOIN customer c ON c.id = m.customer_id
        WHERE m.is_representative ORDER BY name, u.id`,
    ),
  );
  qa.post<OfId>('/sandbox/waiting/forms/:id', async (request) => {
    const { brand } = readBody(form, request.body, 'A form is opened with {brand}.');
    const link = await db.transaction((tx) => inviteRepresentative(tx, as(request), numberIn(request.params.id)));
    if (link === null) throw new HttpRefusal(404, 'There is no such representative.');
    return { url: `${places.url(brand)}${link}` };
  });
}
