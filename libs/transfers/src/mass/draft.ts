import { query, queryClient } from '@bank/api-client';
import { draftKey } from '@bank/protocol/transfers-draft-key';
import { massField, type MassType } from '@bank/protocol/transfers-mass';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { openDraft, type SealedDraft } from '../sealed-drafts/sealed-draft';
import { cellOf, keyOf, type MassLine, type SaidOfRow } from './mass-rows';
import { readAmounts } from './reading/amounts';

const head = z.object({
  name: z.string(),
  accountId: z.nullable(z.number()),
  /** How the amounts were written down. Drafts of before this release have texts in the notation of a page that nobody knows. */
  amounts: z.optional(z.literal('read')),
  /** What the bank refused, by row number, with what the row said then. */
  refused: z.record(z.string(), z.object({ key: z.string(), text: z.string(), field: z.optional(massField) })),
});
const cells = z.partialRecord(massField, z.string());
const lines = z.array(
  z.pipe(
    z.looseObject({ n: z.number() }),
    z.transform(({ n, ...rest }): MassLine => ({ n, ...cells.parse(rest) })),
  ),
);

/** A mass payment in preparation. It outlives the browser's session, encrypted, for 30 days (R0.33). */
export type MassDraft = Omit<z.output<typeof head>, 'amounts'> & { lines: readonly MassLine[] };

const EMPTY_DRAFT: MassDraft = { name: '', accountId: null, lines: [], refused: {} };

/** Where a draft lies, and what an earlier visit left there. */
interface Opened {
  sealed: SealedDraft;
  draft: MassDraft;
}

/** Each kind of payment has a sheet of its own. */
const placeOf = (type: MassType) => (type === 'p2p' ? 'transfers.massRows' : `transfers.massRows.${type}`);

/** The draft of the user for the customer acted for. Its key is in memory only, and goes with the session. */
export const massDraftQuery = (type: MassType) => {
  const given = query(draftKey, undefined, { lazy: true });
  return queryOptions({
    queryKey: [...given.queryKey, placeOf(type)],
    async queryFn(): Promise<Opened> {
      const sealed = await openDraft(placeOf(type), await queryClient.fetchQuery(given), () => Date.now());
      return { sealed, draft: draftIn(await sealed.read()) };
    },
    // What is here is newer than what is stored.
    staleTime: Infinity,
    // Ten thousand rows would be compared with those before at every key.
    structuralSharing: false,
  });
};

function draftIn(parts: { head: unknown; rows: readonly unknown[] } | null): MassDraft {
  const first = head.safeParse(parts?.head);
  const rows = lines.safeParse(parts?.rows);
  if (!first.success || !rows.success) return EMPTY_DRAFT;
  const { amounts, ...rest } = first.data;
  return { ...rest, lines: amounts === 'read' ? rows.data : amountsRead(rows.data) };
}

/** The lines of a draft of before, each amount with two meanings for the customer to settle. */
function amountsRead(before: readonly MassLine[]): MassLine[] {
  const column = before.map((line) => ({ cell: cellOf(line, 'amount'), currency: cellOf(line, 'currency') }));
  const { amounts } = readAmounts(column);
  return before.map((line, at) => ({ ...line, amount: amounts[at] ?? '' }));
}

/** An empty one is forgotten. @returns whether a reload finds it, once that is known */
export async function keepMassDraft(type: MassType, draft: MassDraft): Promise<boolean> {
  const options = massDraftQuery(type);
  const { sealed } = await queryClient.fetchQuery(options);
  queryClient.setQueryData(options.queryKey, { sealed, draft });
  const { lines: rows, ...rest } = draft;
  sealed.keep(rows.length === 0 ? null : { head: { ...rest, amounts: 'read' }, rows });
  return sealed.stored();
}

/** What the bank refused stays to be corrected; what was ordered goes. */
export async function forgetOrdered(type: MassType, ordered: ReadonlySet<number>): Promise<void> {
  const { draft } = await queryClient.fetchQuery(massDraftQuery(type));
  await keepMassDraft(type, { ...draft, lines: draft.lines.filter(({ n }) => !ordered.has(n)) });
}

/** Puts rows that were not paid into the draft, in place of what was there. */
export async function refill(
  type: MassType,
  name: string,
  accountId: number,
  rows: readonly MassLine[],
  reasons: ReadonlyMap<number, Omit<SaidOfRow, 'key'>>,
): Promise<void> {
  const refused = Object.fromEntries(
    rows.flatMap((line) => {
      const said = reasons.get(line.n);
      return said === undefined ? [] : [[String(line.n), { key: keyOf(line), ...said }]];
    }),
  );
  await keepMassDraft(type, { name, accountId, lines: rows, refused });
}
