import type { Payee } from '@bank/protocol/payment';
import type { BankTransferType } from '@bank/protocol/transfers-external';
import type { MassField, MassOutsideFile } from '@bank/protocol/transfers-mass';
import { unseenAt } from '@bank/protocol/plain-name';
import type { RefusedReason } from '../../../../ledger/refusal';
import { askedOf, readAnswers } from '../../external/bank-fields';
import type { Answers } from '../../external/bank-fields';
import { payeeOf } from '../../external/payee-of';
import { keptOf } from '../../external/payout-cards';
import type { KeptCard } from '../../external/payout-cards';
import { schemeFor } from '../../external/schemes';
import { compareNames, readName } from '../../payees/compare-names';
import { holderOf } from '../../payees/holders';
import { instantKeySubject } from '../../questions/subjects';
import { unseenIn } from '../unseen';
import { wholeEnd } from './cut';

type Line = MassOutsideFile[number];

/** What the bank makes of a row before it is priced. */
interface Read {
  scheme: string | null;
  payee: Payee | null;
  details: Answers | null;
  /** What the file said, without the number of a card. */
  cells: Answers;
  refused: RefusedReason | null;
  /** What the directory of instant keys says of the payee, and what was asked of it: said only as far as more people may be asked about. */
  unsaid: RefusedReason | null;
  keyQuestion: string | null;
  keyPlace: string | null;
}

/** A row as `mass_check_outside` takes it. */
export type OutsideRow = Read & Omit<Line, 'name' | 'fields'>;

/** What a line of a file comes to. */
export interface LineRead {
  row: OutsideRow;
  /** The card that it pays to. */
  card?: KeptCard;
  /** The payee's bank may know the account under another name. */
  isQuestion: boolean;
}

/** A line by the rules of a single payment (R2.7.211). @param cardId of the card, should it pay one */
export function outsideRow(type: BankTransferType, line: Line, cardId: string): LineRead {
  const { n, amount, currency, note, country } = line;
  const { card, ...read } = readLine(type, line, cardId);
  const row = { n, amount, currency, note, country, ...read };
  return { row, ...(card && { card }), isQuestion: read.refused === null && isQuestion(line.name, read.cells) };
}

/** Whether the bank of the payee knows the account under another name. Most accounts are of banks that do not say. */
function isQuestion(name: string, cells: Answers): boolean {
  const held = holderOf(cells);
  return held !== null && readName(name).words.length > 0 && compareNames(name, held) !== 'match';
}

/** Who is paid by a row and where, or why not. @param cardId of the card, should it pay one */
function readLine(type: BankTransferType, line: Line, cardId: string): Read & { card?: KeptCard } {
  const { country, currency } = line;
  const name = line.name.trim();
  const fields = filled(line.fields);
  const { cardNumber: number, ...others } = fields;
  const cells = { name, country, ...others, ...(number === undefined ? {} : { cardNumber: wholeEnd(number, 4) }) };
  const no = (refused: RefusedReason): Read => ({
    ...NO_QUESTION,
    scheme: null,
    payee: null,
    details: null,
    cells,
    refused,
  });
  const wrongIn = (field: MassField, text: string) => no({ reason: 'invalidBankDetails', field, ...unseenIn(text) });
  const scheme = schemeFor(type, country === '' ? undefined : country, currency);
  if (!scheme) return no({ reason: 'noWay', field: type === 'crypto_eft' ? 'currency' : 'country' });
  if (name === '' || unseenAt(name) !== null) return wrongIn('name', name);
  const { answers, wrong, isUnknownKey } = readAnswers(scheme, country, askedOf(scheme, country, fields));
  if (wrong !== null && !isUnknownKey) return wrongIn(wrong, fields[wrong] ?? '');
  if (unseenAt(line.note) !== null) return wrongIn('note', line.note);
  const details = { ...(country === '' ? {} : { countryCode: country }), permission: '3d' };
  if (type !== 'oct') {
    const payee = payeeOf(name, answers);
    const asked = keyAsked(answers, isUnknownKey);
    return { scheme: scheme.name, payee, details: { ...details, ...answers }, cells, refused: null, ...asked };
  }
  const card = keptOf(answers.cardNumber ?? '', country, cardId);
  const { bin, cardNumber } = card;
  return {
    scheme: scheme.name,
    payee: { kind: 'card', name, cardNumber },
    details: { ...details, cardId, bin, cardNumber },
    cells: { ...cells, cardNumber },
    refused: null,
    ...NO_QUESTION,
    card,
  };
}

const NO_QUESTION = { unsaid: null, keyQuestion: null, keyPlace: null };

/** What a row asks about a person by an instant key (R0.56). */
function keyAsked(answers: Answers, isUnknownKey: boolean): Pick<Read, 'unsaid' | 'keyQuestion' | 'keyPlace'> {
  const { instantKey: key, instantKeyType: type = '', taxId = '' } = answers;
  if (key === undefined) return NO_QUESTION;
  const { text, place } = instantKeySubject({ taxId, type, key });
  const unsaid: RefusedReason = { reason: 'invalidBankDetails', field: 'instantKey' };
  return { unsaid: isUnknownKey ? unsaid : null, keyQuestion: text, keyPlace: place };
}

const filled = (fields: Line['fields']): Answers =>
  Object.fromEntries(Object.entries(fields).flatMap(([field, value]) => (value?.trim() ? [[field, value]] : [])));
