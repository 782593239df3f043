import type { Invoice } from '@bank/protocol/invoices';
import { sayAmount, sayFigure } from '../../ledger/say-amount';
import { isolated } from '../../platform/catalogue';
import type { Letterhead } from '../../platform/papers/letterheads';
import type { Block, Fact, Paper } from '../../platform/papers/paper';
import { imprintOf, paperLang, paperLocale, paperTime } from '../../platform/papers/paper-file';
import { say } from './texts';

interface Facts {
  head: Letterhead;
  invoice: Invoice;
  /** Both parties by name, for every reader. */
  payeeName: string;
  payerName: string;
  /** The number of the account that a funding invoice brings money to, as other banks know it. */
  accountNumber: string | null;
}

/** An invoice in a brand language: who owes whom how much, what for, until when, and how it is paid. */
export function invoicePaper({ head, invoice, payeeName, payerName, accountNumber }: Facts, lang: string): Paper {
  const { id, amount, currencyCode, feePayment, total, noteBody, dueDate, sentDate, status, isFunding } = invoice;
  const money = (figure: string) => sayAmount(lang, figure, currencyCode);
  const day = paperDay(lang);
  const title = say(lang, isFunding ? 'fundingTitle' : 'title');
  const facts: Fact[] = [
    { name: say(lang, 'number'), value: String(id) },
    { name: say(lang, 'from'), value: isFunding ? payeeName : `${isolated(payeeName)}, ${invoice.payeeEmail}` },
    ...(isFunding ? [] : [{ name: say(lang, 'to'), value: `${isolated(payerName)}, ${invoice.payerEmail}` }]),
    { name: say(lang, 'sent'), value: day(sentDate) },
    { name: say(lang, 'due'), value: day(dueDate), strong: true },
    ...(noteBody === '' ? [] : [{ name: say(lang, 'note'), value: noteBody }]),
    ...sums(invoice, lang),
    { name: say(lang, 'amount'), value: money(amount) },
    ...(isFunding ? [] : [{ name: say(lang, 'fee'), value: money(feePayment) }]),
    { name: say(lang, 'total'), value: money(total), strong: true },
    ...(invoice.payments.length === 0 || status === 'paid'
      ? []
      : [
          { name: say(lang, 'paidSoFar'), value: money(invoice.paid) },
          { name: say(lang, 'open'), value: money(invoice.openAmount), strong: true },
        ]),
    { name: say(lang, 'status'), value: say(lang, `status_${status}`) },
    ...(accountNumber === null
      ? []
      : [
          { name: say(lang, 'beneficiary'), value: payeeName },
          { name: say(lang, 'account'), value: accountNumber, strong: true },
          { name: say(lang, 'bic'), value: head.bic },
          { name: say(lang, 'reference'), value: say(lang, 'referenceText', { id: String(id) }), strong: true },
        ]),
  ];
  return {
    lang: paperLang(lang),
    head,
    title: `${title} ${id}`,
    blocks: [
      { kind: 'title', text: title, under: say(lang, 'numbered', { id: String(id) }) },
      ...linesOf(invoice, lang),
      { kind: 'facts', rows: facts },
      {
        kind: 'paragraphs',
        texts: [say(lang, isFunding ? 'howToFund' : 'howToPay', { name: payeeName, bank: head.name })],
      },
    ],
    foot: [say(lang, 'made', { time: paperTime(sentDate, lang) }), imprintOf(head)],
    madeMs: Date.parse(sentDate),
  };
}

/** What the lines come to before tax, and each tax. */
function sums({ bill, currencyCode }: Invoice, lang: string): Fact[] {
  if (!bill) return [];
  const taxes = bill.taxes.map(({ rate, net, tax }) => ({
    name: say(lang, 'taxOn', { rate: sayRate(lang, rate), net: sayAmount(lang, net, currencyCode) }),
    value: sayAmount(lang, tax, currencyCode),
  }));
  return [{ name: say(lang, 'net'), value: sayAmount(lang, bill.net, currencyCode) }, ...taxes];
}

const sayRate = (lang: string, rate: string) =>
  new Intl.NumberFormat(paperLocale(lang), { style: 'percent', maximumFractionDigits: 2 }).format(Number(rate) / 100);

/** The lines of an invoice as a table; nothing where it is one amount. */
function linesOf({ bill, currencyCode }: Invoice, lang: string): Block[] {
  if (!bill) return [];
  const quantity = new Intl.NumberFormat(paperLocale(lang), { maximumFractionDigits: 3 });
  return [
    {
      kind: 'table',
      columns: [
        { name: say(lang, 'what'), share: 200 },
        { name: say(lang, 'quantity'), share: 65, end: true },
        { name: say(lang, 'unitPrice'), share: 80, end: true },
        { name: say(lang, 'tax'), share: 60, end: true },
        { name: say(lang, 'lineNet', { currency: currencyCode }), share: 90, end: true },
      ],
      rows: bill.lines.map((line) => ({
        cells: [
          line.what,
          quantity.format(Number(line.quantity)),
          sayFigure(lang, line.unitPrice),
          line.taxRate === null ? say(lang, 'noTax') : sayRate(lang, line.taxRate),
          sayFigure(lang, line.net),
        ],
      })),
    },
  ];
}

/** Writes days as papers and letters do; a day has no time, so that it is the same one everywhere. */
export function paperDay(lang: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat(paperLocale(lang), { dateStyle: 'long', timeZone: 'UTC' });
  return (iso) => format.format(new Date(iso));
}
