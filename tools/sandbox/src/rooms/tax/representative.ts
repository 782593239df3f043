import type { Rooms } from '@bank/protocol/all';
import { isBlank } from '../../identity/statements/text-fault';
import { LISTED } from '../../identity/standing/papers';
import type { Tx } from '../../platform/db';
import type { CallContext, Handlers, Invitation } from '../../platform/handler';
import { type RepresentativeAnswers, insertCertification, ITSELF, newestCertification } from './certifications';
import { besideAnswers } from './beside-answers';
import { withKept } from './kept-numbers';
import { papersNamed } from './papers';
import { issueCertificate } from './certificate/issue';
import { copyOf } from './certificate/kept-certificate';
import { personFacts, personShown, representativeFacts } from './certificate/person-facts';
import type { Shown } from './certificate/unprintable-fault';
import { representativeDeclaration } from './declaration';
import { usIndiciaFound, usIndiciaOf } from './indicia';
import { recordOf } from './record';
import { representativeFault } from './representative-fault';
import { refused } from './texts';

interface Person {
  /** Of the company. */
  name: string;
  registrationCountryCode: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  /** On one line; empty for a guest, who is no customer of the bank. */
  address: string;
  addressCountryCode: string | null;
}

/** @throws Error on a row that needs none */
export const invitationOf = ({ invitation }: Pick<CallContext, 'invitation'>): Invitation => {
  if (!invitation) throw new Error('a row that needs an invitation was dispatched without one');
  return invitation;
};

async function personOf(tx: Tx, { userId, customerId }: Invitation): Promise<Person> {
  const [person] = await tx.query<Person>(
    `SELECT coalesce(c.business_name, '') AS name, c.residence_country AS "registrationCountryCode",
            u.first_name AS "firstName", u.last_name AS "lastName", u.phone,
            concat_ws(', ', a.address1, a.address2, a.postal_code, a.city, a.country_code) AS address,
            a.country_code AS "addressCountryCode"
       FROM app_user u CROSS JOIN customer c LEFT JOIN address a ON a.customer_id = u.customer_id AND a.is_main
      WHERE u.id = $1 AND c.id = $2`,
    [userId, customerId],
  );
  if (!person) throw new Error('an invitation stands for nobody');
  return person;
}

/** What the representative has sent for the company. */
const documentsOf = (tx: Tx, { userId, customerId }: Invitation) =>
  tx.query<{ id: string; fileName: string; statusId: number }>(
    `SELECT d.id, d.file_name AS "fileName", d.status_id AS "statusId" FROM document d
      WHERE d.created_by = $1 AND d.customer_id = $2 AND ${LISTED}
          AND NOT EXISTS (SELECT FROM tax_paper p WHERE p.document_id = d.id) ORDER BY d.seq`,
    [userId, customerId],
  );

const UNANSWERED = {
  ...{ cityOfBirth: null, countryOfBirth: null, dateOfBirth: null, isUSTaxPayer: null, lossOfNationalityMissing: null },
  citizenship: [],
};

/** Where they live on one line: what they say, or what the bank knows. */
const addressSaid = ({ address }: RepresentativeAnswers, known: string): string =>
  address ? [address.address1.trim(), address.city.trim()].join(', ') : known;

/** What they say of where they live, each with its field; nothing where the bank knows it, for then no question asks. */
const addressShown = ({ address }: RepresentativeAnswers): readonly Shown[] =>
  address
    ? [
        ['address.address1', address.address1],
        ['address.city', address.city],
      ]
    : [];

// R3.3.14, R0.117: what the holder of an invitation sees and signs is their own part, beside the company's name.
export const representative = {
  async fatcaCrsCertificationRepresentativeGet(_input, context) {
    const { db, lang } = context;
    const invitation = invitationOf(context);
    const { userId, customerId } = invitation;
    const { name, registrationCountryCode, address, addressCountryCode, ...person } = await personOf(db, invitation);
    const newest = await newestCertification<RepresentativeAnswers>(db, customerId, userId);
    const answers = newest?.answers ?? UNANSWERED;
    const signer = { customerId, representativeId: userId };
    const record = await recordOf(db, signer);
    const usIndicia = usIndiciaFound(answers, newest?.answers.address?.countryCode ?? null, record);
    const documents = await documentsOf(db, invitation);
    const { cityOfBirth, countryOfBirth, dateOfBirth, citizenship, isUSTaxPayer } = answers;
    return {
      fatcaCrsCertificationInfo: {
        ...{
          name,
          registrationCountryCode,
          status: newest ? (newest.decision ?? ('pending' as const)) : ('none' as const),
        },
        ...{ cityOfBirth, countryOfBirth, dateOfBirth, citizenship, isUSTaxPayer },
        ...{ hasUSIndicia: usIndicia.length > 0, usIndicia, usIndiciaKnown: usIndiciaOf(record) },
        address: newest?.answers.address ?? null,
        lossOfNationalityMissing: answers.lossOfNationalityMissing ?? null,
        ...(await besideAnswers(db, signer, newest, lang)),
      },
      documents,
      representativeInfo: { ...person, address: isBlank(address) ? null : address, addressCountryCode },
      declaration: representativeDeclaration(lang),
    };
  },

  async fatcaCrsCertificationRepresentativeUpdate({ taxIds: given, declarationId, ...answers }, context) {
    const { db, clock, lang } = context;
    const invitation = invitationOf(context);
    const { userId, customerId } = invitation;
    const at = new Date(clock.now());
    const copy = await db.transaction(async (tx) => {
      // The invitation is the lock, and is used up: of two at once one signs.
      const [open] = await tx.query(
        `UPDATE representative_invitation SET used_at = $3
          WHERE user_id = $1 AND customer_id = $2 AND used_at IS NULL RETURNING user_id`,
        [userId, customerId, at],
      );
      if (!open) throw refused(context, 'alreadyGiven');
      const { name, address, phone } = await personOf(tx, invitation);
      const newest = await newestCertification<RepresentativeAnswers>(tx, customerId, userId);
      const taxIds = await withKept(tx, context, newest, { taxIds: given, personId: ITSELF, at: 'taxIds' });
      const fault = representativeFault({ ...answers, taxIds, declarationId }, context, !isBlank(address));
      if (fault) throw fault;
      const signer = { customerId, representativeId: userId };
      const record = await recordOf(tx, signer);
      const usIndicia = usIndiciaFound(answers, answers.address?.countryCode ?? null, record);
      const papers = await papersNamed(tx, context, signer, { ...answers, usIndicia });
      const certificationId = await insertCertification(tx, {
        ...{ customerId, representativeId: userId, answers, entityClass: null, taxed: [{ personId: ITSELF, taxIds }] },
        ...{ usIndicia, declarationId, language: lang, userId, at },
      });
      const said = { answers, taxIds, papers, address: addressSaid(answers, address) };
      const known = { phone, documents: await documentsOf(tx, invitation) };
      await issueCertificate(tx, context, {
        ...{ certificationId, company: name, declaration: representativeDeclaration(lang), userId, at },
        capacity: 'forRepresentative',
        said: (words) => [{ kind: 'facts', rows: [...personFacts(said, words), ...representativeFacts(known, words)] }],
        shown: personShown(said, addressShown(answers)),
      });
      return copyOf(tx, context, certificationId);
    });
    return { status: 'pending', copy };
  },
} satisfies Partial<Handlers<Rooms['tax']>>;
