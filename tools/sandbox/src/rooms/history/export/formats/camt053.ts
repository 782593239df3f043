import { add, subtract } from '@bank/money';
import { isNegative, unsigned } from './decimals';
import type { BookedEntry, StatementSource } from './source';
import { xmlText as text } from './xml-text';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08';

/**
 * ISO 20022, BankToCustomerStatement version 8: one statement with its two balances, the sums, and every booked entry. A prepayment also
 * says what is available at the end, with its minimum as the credit line that is part of it (R2.3.3).
 */
export async function* camt053File(source: StatementSource): AsyncGenerator<string> {
  const { account, opening, closing, credit, from, to, credits, debits, exportId, madeMs } = source;
  const { currency } = account;
  const made = new Date(madeMs).toISOString();
  const id = exportId.slice(0, 35);
  const total = { count: credits.count + debits.count, net: subtract(credits.sum, debits.sum) };
  yield [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Document xmlns="${NAMESPACE}"><BkToCstmrStmt>`,
    `<GrpHdr>${tag('MsgId', id)}${tag('CreDtTm', made)}</GrpHdr>`,
    `<Stmt>${tag('Id', id)}${tag('ElctrncSeqNb', '1')}${tag('CreDtTm', made)}`,
    `<FrToDt>${tag('FrDtTm', `${from}T00:00:00`)}${tag('ToDtTm', `${to}T23:59:59`)}</FrToDt>`,
    `<Acct><Id>${account.number === account.ownNumber ? `<Othr>${tag('Id', account.number)}</Othr>` : tag('IBAN', account.number)}</Id>${tag('Ccy', currency)}${tag('Nm', text(account.name, 70))}`,
    `<Ownr>${tag('Nm', text(account.holder, 140))}</Ownr>`,
    `<Svcr><FinInstnId><Othr>${tag('Id', 'NOTPROVIDED')}</Othr></FinInstnId></Svcr></Acct>`,
    balance('OPBD', opening, currency, from),
    balance('CLBD', closing, currency, to),
    ...(credit === null ? [] : [available(closing, credit, currency, to)]),
    `<TxsSummry><TtlNtries>${tag('NbOfNtries', String(total.count))}<TtlNetNtry>${tag('Amt', unsigned(total.net))}${direction(total.net)}</TtlNetNtry></TtlNtries>`,
    `<TtlCdtNtries>${tag('NbOfNtries', String(credits.count))}${tag('Sum', unsigned(credits.sum))}</TtlCdtNtries>`,
    `<TtlDbtNtries>${tag('NbOfNtries', String(debits.count))}${tag('Sum', unsigned(debits.sum))}</TtlDbtNtries></TxsSummry>\n`,
  ].join('\n');
  let number = 0;
  for await (const entries of source.entries) {
    yield entries.map((entry) => entryOf(entry, currency, ++number)).join('');
  }
  yield '</Stmt></BkToCstmrStmt></Document>\n';
}

function entryOf(entry: BookedEntry, currency: string, number: number): string {
  const { amount, at, day, paymentId, counterpartyName, description } = entry;
  const money = `<Amt Ccy="${currency}">${unsigned(amount)}</Amt>${direction(amount)}`;
  const [domain, family, subFamily] = codeOf(entry);
  // Who is at the other end: the creditor of what went out, the debtor of what came in.
  const party = isNegative(amount) ? 'Cdtr' : 'Dbtr';
  const name = text(counterpartyName, 140);
  const parties = name === '' ? '' : `<RltdPties><${party}><Pty>${tag('Nm', name)}</Pty></${party}></RltdPties>`;
  const remittance = text(description, 140);
  return [
    `<Ntry>${tag('NtryRef', String(number))}${money}<Sts><Cd>BOOK</Cd></Sts>`,
    `<BookgDt>${tag('DtTm', at)}</BookgDt><ValDt>${tag('Dt', day)}</ValDt>${tag('AcctSvcrRef', paymentId.slice(0, 35))}`,
    `<BkTxCd><Domn>${tag('Cd', domain)}<Fmly>${tag('Cd', family)}${tag('SubFmlyCd', subFamily)}</Fmly></Domn></BkTxCd>`,
    `<NtryDtls><TxDtls><Refs>${tag('AcctSvcrRef', paymentId.slice(0, 35))}</Refs>${money}${parties}`,
    `${remittance === '' ? '' : `<RmtInf>${tag('Ustrd', remittance)}</RmtInf>`}</TxDtls></NtryDtls></Ntry>\n`,
  ].join('');
}

/** The bank transaction code of ISO 20022: domain, family, sub-family. */
function codeOf({ operationType, amount }: BookedEntry): [string, string, string] {
  const isOut = isNegative(amount);
  switch (operationType) {
    case 'Card':
      return ['PMNT', 'CCRD', 'POSD'];
    case 'Fees':
      return ['PMNT', isOut ? 'MDOP' : 'MCOP', 'CHRG'];
    case 'Exchange':
      return ['FORX', 'SPOT', 'OTHR'];
    case 'OwnTransfer':
    case 'CardLoad':
      return ['PMNT', isOut ? 'ICDT' : 'RCDT', 'BOOK'];
    case 'Wire':
    case 'Interac':
    case 'GlobalPayment':
      return ['PMNT', isOut ? 'ICDT' : 'RCDT', 'XBCT'];
    case 'BankTransfer':
    case 'InstantPayment':
      return ['PMNT', isOut ? 'ICDT' : 'RCDT', 'ESCT'];
    case 'Refund':
      return ['PMNT', 'CCRD', 'RIMB'];
    case 'CardPayout':
      return ['PMNT', 'CCRD', 'OTHR'];
    case 'P2P':
    case 'Crypto':
    case 'Deposit':
    case 'Invoice':
      return ['PMNT', isOut ? 'ICDT' : 'RCDT', 'DMCT'];
  }
}

const balance = (code: string, amount: string, currency: string, day: string, credit = '') =>
  `<Bal><Tp><CdOrPrtry>${tag('Cd', code)}</CdOrPrtry></Tp>${credit}<Amt Ccy="${currency}">${unsigned(amount)}</Amt>${direction(amount)}<Dt>${tag('Dt', day)}</Dt></Bal>`;

/** The booked balance and the credit line that is included. */
const available = (booked: string, credit: string, currency: string, day: string) =>
  balance(
    'CLAV',
    add(booked, credit),
    currency,
    day,
    `<CdtLine>${tag('Incl', 'true')}<Amt Ccy="${currency}">${credit}</Amt></CdtLine>`,
  );

const direction = (amount: string) => tag('CdtDbtInd', isNegative(amount) ? 'DBIT' : 'CRDT');

const tag = (name: string, content: string) => `<${name}>${content}</${name}>`;
