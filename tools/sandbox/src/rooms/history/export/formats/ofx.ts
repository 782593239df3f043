import { add } from '@bank/money';
import type { OperationType } from '@bank/protocol/history';
import { isNegative } from './decimals';
import type { BookedEntry, StatementSource } from './source';
import { xmlText as text } from './xml-text';

const HEADER =
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n' +
  '<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n';
const DONE = '<STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>';

/** The letters that OFX gives to the number of an account; some countries' IBANs are longer. */
const ACCTID_LENGTH = 22;

/** OFX 2.2: one bank statement, as home bookkeeping reads it. */
export async function* ofxFile(source: StatementSource): AsyncGenerator<string> {
  const { account, from, to, closing, credit, madeMs, language } = source;
  const made = instantText(new Date(madeMs).toISOString());
  yield [
    `${HEADER}<OFX><SIGNONMSGSRSV1><SONRS>${DONE}<DTSERVER>${made}</DTSERVER><LANGUAGE>${LANGUAGES[language]}</LANGUAGE></SONRS></SIGNONMSGSRSV1>`,
    `<BANKMSGSRSV1><STMTTRNRS><TRNUID>0</TRNUID>${DONE}<STMTRS><CURDEF>${account.currency}</CURDEF>`,
    `<BANKACCTFROM><BANKID>0</BANKID><ACCTID>${account.number.length <= ACCTID_LENGTH ? account.number : account.ownNumber}</ACCTID><ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>`,
    `<BANKTRANLIST><DTSTART>${from.replaceAll('-', '')}</DTSTART><DTEND>${to.replaceAll('-', '')}</DTEND>\n`,
  ].join('\n');
  for await (const entries of source.entries) yield entries.map(entryOf).join('');
  const balance = (name: string, amount: string) =>
    `<${name}><BALAMT>${amount}</BALAMT><DTASOF>${to.replaceAll('-', '')}</DTASOF></${name}>`;
  // A prepayment shows what is available (R2.3.3).
  const available = credit === null ? '' : balance('AVAILBAL', add(closing, credit));
  yield `</BANKTRANLIST>${balance('LEDGERBAL', closing)}${available}</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`;
}

function entryOf({ operationType, at, amount, transactionId, counterpartyName, description }: BookedEntry): string {
  const type = TYPES[operationType] ?? (isNegative(amount) ? 'DEBIT' : 'CREDIT');
  const name = text(counterpartyName || description, 32);
  const memo = text(description, 255);
  return [
    `<STMTTRN><TRNTYPE>${type}</TRNTYPE><DTPOSTED>${instantText(at)}</DTPOSTED><TRNAMT>${amount}</TRNAMT>`,
    `<FITID>${transactionId}</FITID>${name === '' ? '' : `<NAME>${name}</NAME>`}${memo === '' ? '' : `<MEMO>${memo}</MEMO>`}</STMTTRN>\n`,
  ].join('');
}

/** The types of OFX that say more than which way the money went. */
const TYPES: Partial<Record<OperationType, string>> = {
  Card: 'POS',
  Fees: 'FEE',
  OwnTransfer: 'XFER',
  CardLoad: 'XFER',
  Deposit: 'DEP',
};

/** ISO 639-2, as OFX wants it. */
const LANGUAGES = { en: 'ENG', es: 'SPA', ro: 'RUM', ru: 'RUS', ua: 'UKR', pt: 'POR' } as const;

/** `20261122101500.123[0:GMT]`. */
const instantText = (iso: string) =>
  `${iso
    .replace(/[-:TZ]/g, '')
    .padEnd(18, '0')
    .slice(0, 18)}[0:GMT]`;
