import * as z from 'zod/mini';
import { statedPurpose, statedSource, workFields } from './company-stated';
import { uploadedDocument } from './documents';
import { method } from './method';
import { phone } from './phones';
import { documentStatus, identity } from './profile';
import { address } from './profile-addresses';
import { id, idIn, instant, textIn } from './wire';

// R1.7.4: apart from the status of an account, which home shows, because this needs the words of half a profile.

/** One thing that the bank has to know, and the papers sent for it. */
export const kycMatter = z.object({
  /** R3.3.6. */
  categoryId: id,
  /** The person of the company whom it is about, and their name; null: the customer itself. */
  representativeId: z.nullable(id),
  name: z.nullable(z.string()),
  /** Which source of a company's money it is about, and its name; null: none of them. */
  sourceId: z.nullable(id),
  source: z.nullable(z.string()),
  status: documentStatus,
  /** Newest first. */
  documents: z.array(uploadedDocument),
});
export type KycMatter = z.output<typeof kycMatter>;

/** By its id in the dictionary, with its name in the language of the call. */
const occupation = z.nullable(z.object({ id: z.string(), name: z.string() }));

/** Everything that the bank has to know of a customer, one list, each thing once (R0.65). */
export const kycInfo = z.object({
  isNeedKyc: z.boolean(),
  verified: z.boolean(),
  /** Of a person; none of a company, whose people are in its documents. */
  identities: z.array(identity),
  addresses: z.array(address),
  /** Of a person; of a company those of the signed-in user. */
  phones: z.array(phone),
  /** What a person does, and beside it; null while unsaid, and of a company. */
  occupation,
  secondOccupation: occupation,
  sources: z.array(statedSource),
  /** Of the second occupation. */
  secondSources: z.array(statedSource),
  purposes: z.array(statedPurpose),
  documents: z.array(kycMatter),
  /** The video call that the identity waits for; null: none is planned. */
  videoCall: z.nullable(
    z.object({
      /** Its secret, which opens it; null for all but the user who began the check. */
      id: z.nullable(z.string()),
      hasJoined: z.boolean(),
      startsAt: instant,
      /** Until when it can be joined. */
      endsAt: instant,
    }),
  ),
});
export type KycInfo = z.output<typeof kycInfo>;

export const kycInfoGet = method('kycInfoGet', {
  acting: true,
  balanceInfo: false,
  lang: true,
  response: z.object({ kycInfo }),
});

const workIn = z.strictObject(workFields);
export type WorkIn = z.output<typeof workIn>;

/** Writes what is given and leaves the rest; a person's only. A refusal names its field by the path to it: `work.sourceIds`. */
export const kycInfoUpdate = method('kycInfoUpdate', {
  acting: true,
  balanceInfo: true,
  right: [2],
  refusals: [
    'personalOnly',
    'noSuchEntry',
    'specificationMissing',
    'fieldMissing',
    'noSuchDocumentType',
    'wrongIdentityNumber',
    'identityAccepted',
  ],
  request: z.strictObject({
    work: z.optional(workIn),
    /** The number on an identity document by its type; not of one that the bank has accepted. */
    identity: z.optional(z.strictObject({ typeId: idIn, number: textIn(40) })),
  }),
});
