import { createHash } from 'node:crypto';
import type { Declaration } from '@bank/protocol/tax-personal';
import type { Tx } from '../../../platform/db';
import type { CallContext } from '../../../platform/handler';
import { drawPaper } from '../../../platform/papers/draw';
import type { Letterhead } from '../../../platform/papers/letterheads';
import { letterheadOf } from '../../../platform/papers/letterheads';
import type { Block, Paper } from '../../../platform/papers/paper';
import { imprintOf, paperLang } from '../../../platform/papers/paper-file';
import type { MayRefuse } from '../../../platform/refusal';
import type { Shown } from './unprintable-fault';
import { unprintableFault } from './unprintable-fault';
import type { Words } from './words';
import { factsOf, wordsOf } from './words';

/** A call without a brand's page, such as one of a tool, gets the paper of this brand. */
const WITHOUT_PAGE = 'd';

const CAPACITIES = {
  forSelf: 'tax_sign_forSelf',
  forCompany: 'tax_sign_forCompany',
  forRepresentative: 'tax_sign_forRepresentative',
} as const;

/** What is signed, and by whom. */
export interface Signing {
  certificationId: number;
  /** The company that a user signs for; undefined for a person who signs for themself alone. */
  company?: string;
  /** Everything once more, as the screen shows it. */
  said(words: Words): readonly Block[];
  /** What of it was written, with the field of the form where it can be written in another way. */
  shown: readonly Shown[];
  declaration: Declaration;
  userId: number;
  capacity: keyof typeof CAPACITIES;
  at: Date;
}

type Context = Pick<CallContext, 'lang' | 'brand'> & MayRefuse<'unprintable'>;

/**
 * Draws what is signed as a PDF and keeps it with its hash, within the transaction that keeps the certification: there is none without its
 * certificate, and the certificate is never drawn again (R0.118).
 * @throws Refusal VF where no font has a letter of it, Busy while too many papers are drawn; then nothing is signed
 */
export async function issueCertificate(tx: Tx, context: Context, signing: Signing): Promise<void> {
  const { lang, brand } = context;
  const head = letterheadOf(brand ?? WITHOUT_PAGE) ?? letterheadOf(WITHOUT_PAGE);
  if (!head) throw new Error('the default brand has no letterhead');
  const name = await signatoryOf(tx, signing);
  const paper = certificatePaper(signing, { head, lang, name });
  const fault = await unprintableFault(context, paper, signing.shown);
  if (fault) throw fault;
  const content = await drawPaper(paper);
  await tx.query('INSERT INTO tax_certificate (certification_id, content, sha256) VALUES ($1, $2, $3)', [
    signing.certificationId,
    content,
    createHash('sha256').update(content).digest(),
  ]);
}

/** The name of the user who signs, as the client shows it. */
async function signatoryOf(tx: Tx, { userId }: Signing): Promise<string> {
  const [user] = await tx.query<{ name: string }>(
    `SELECT coalesce(nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), ''), email, '') AS name
       FROM app_user WHERE id = $1`,
    [userId],
  );
  if (!user) throw new Error('a certification is signed by nobody');
  return user.name;
}

function certificatePaper(
  { company, said, declaration, capacity, at }: Signing,
  { head, lang, name }: { head: Letterhead; lang: string; name: string },
): Paper {
  const words = wordsOf(lang);
  const { say } = words;
  const title = say('title');
  return {
    lang: paperLang(lang),
    head,
    title,
    blocks: [
      { kind: 'title', text: title, ...(company !== undefined && { under: company }) },
      ...said(words),
      { kind: 'heading', text: say('tax_sign_declaration') },
      { kind: 'paragraphs', texts: declaration.text },
      {
        kind: 'facts',
        isWhole: true,
        rows: factsOf([
          [say('tax_sign_name'), name],
          [say('tax_sign_capacity'), say(CAPACITIES[capacity])],
          [say('kit_date'), words.day(at.toISOString())],
        ]),
      },
    ],
    foot: [imprintOf(head)],
    pages: say('pages'),
    madeMs: at.getTime(),
  };
}
