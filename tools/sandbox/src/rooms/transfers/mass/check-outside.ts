import { setImmediate } from 'node:timers/promises';
import type { Payee } from '@bank/protocol/transfers';
import type { BankTransferType } from '@bank/protocol/transfers-external';
import type { MassField, massOutsideByFile, MassOutsideFile } from '@bank/protocol/transfers-mass';
import { refusal } from '../../../ledger/refusal';
import type { RefusedReason } from '../../../ledger/refusal';
import type { Handler } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import type { Ids } from '../../../platform/ids';
import { givenOf, readAnswers } from '../external/bank-fields';
import type { Answers } from '../external/bank-fields';
import { payeeOf } from '../external/payee-of';
import { keepCards, keptOf } from '../external/payout-cards';
import type { KeptCard } from '../external/payout-cards';
import { lockLimits, OPERATIONS } from '../external/price';
import { COUNTRY_MAX_EUR, schemeFor, SCHEMES } from '../external/schemes';
import { nameChecks } from '../payees/name-check';
import type { NameDoubt } from '../payees/name-check';
import { readOutsideRows } from './file';
import { MASS_PERMISSIONS, payingAccount } from './paying-account';
import { unseenAt, unseenIn } from './unseen';

type Line = MassOutsideFile[number];

/** Rows that are checked before other calls have their turn. */
const PIECE = 100;

/** What the bank makes of a row before it is priced. */
interface Read {
  scheme: string | null;
  payee: Payee | null;
  details: Answers | null;
  /** What the file said, without the number of a card. */
  cells: Answers;
  refused: RefusedReason | null;
}

type Row = Read & Omit<Line, 'name' | 'fields'> & { nameCheck: NameDoubt | null };

/** Checks a file of payments out of the bank by the rules of single ones, row by row; no money is held yet (R2.7.211). */
export const checkOutside: Handler<typeof massOutsideByFile> = async ({ type, accountId, name, file }, context) => {
  const { db, ids, clock } = context;
  const { userId, customerId } = callerOf(context);
  const account = await payingAccount(db, accountId, customerId, MASS_PERMISSIONS[type]);
  if ('reason' in account) throw refusal(context, account);
  const lines = await readOutsideRows(file);
  if (lines === null) throw refusal(context, { reason: 'invalidAmount' });
  const cards: KeptCard[] = [];
  const rows: Row[] = [];
  const doubtOf = nameChecks(context);
  for (const [at, line] of lines.entries()) {
    if (at % PIECE === PIECE - 1) await setImmediate();
    const { n, amount, currency, note, country } = line;
    const read = readLine(type, line, { ids, keep: cards });
    const nameCheck = read.refused ? null : await doubtOf(line.name, read.cells);
    rows.push({ n, amount, currency, note, country, ...read, nameCheck });
  }
  const batchId = ids.next();
  await db.transaction(async (tx) => {
    await lockLimits(tx, customerId);
    await keepCards(tx, customerId, cards, new Date(clock.now()));
    await tx.query('SELECT mass_check_outside($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
      userId,
      customerId,
      batchId,
      accountId,
      name.trim(),
      type,
      OPERATIONS[type],
      JSON.stringify(rows),
      JSON.stringify({ schemes: SCHEMES.filter((scheme) => scheme.type === type), countries: COUNTRY_MAX_EUR }),
      new Date(clock.now()),
    ]);
  });
  return { batchId };
};

interface Reading {
  ids: Ids;
  /** Gets the cards that rows pay to. */
  keep: KeptCard[];
}

/** Who is paid by a row and where, or why not. */
function readLine(type: BankTransferType, line: Line, { ids, keep }: Reading): Read {
  const { country, currency } = line;
  const name = line.name.trim();
  const fields = filled(line.fields);
  const { cardNumber: number, ...others } = fields;
  const cells = { name, country, ...others, ...(number === undefined ? {} : { cardNumber: number.slice(-4) }) };
  const no = (refused: RefusedReason): Read => ({ scheme: null, payee: null, details: null, cells, refused });
  const wrongIn = (field: MassField, text: string) => no({ reason: 'invalidBankDetails', field, ...unseenIn(text) });
  const scheme = schemeFor(type, country === '' ? undefined : country, currency);
  if (!scheme) return no({ reason: 'noWay', field: type === 'crypto_eft' ? 'currency' : 'country' });
  if (name === '' || unseenAt(name) !== null) return wrongIn('name', name);
  const { answers, wrong } = readAnswers(scheme, country, givenOf(scheme, country, fields));
  if (wrong !== null) return wrongIn(wrong, fields[wrong] ?? '');
  if (unseenAt(line.note) !== null) return wrongIn('note', line.note);
  const details = { ...(country === '' ? {} : { countryCode: country }), permission: '3d' };
  if (type !== 'oct') {
    const payee = payeeOf(name, answers);
    return { scheme: scheme.name, payee, details: { ...details, ...answers }, cells, refused: null };
  }
  const card = keptOf(answers.cardNumber ?? '', country, ids);
  keep.push(card);
  const { id: cardId, bin, cardNumber } = card;
  return {
    scheme: scheme.name,
    payee: { kind: 'card', name, cardNumber },
    details: { ...details, cardId, bin, cardNumber },
    cells: { ...cells, cardNumber },
    refused: null,
  };
}

const filled = (fields: Line['fields']): Answers =>
  Object.fromEntries(Object.entries(fields).flatMap(([field, value]) => (value?.trim() ? [[field, value]] : [])));
