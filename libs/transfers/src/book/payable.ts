import type { BookPayee } from '@bank/protocol/payees';

/** How the bank can be paid by an entry of the book: 1 where it can (R2.7.183). */
interface Template {
  payeeId: string;
  wireStatus: number;
  eftStatus: number;
}

/** Whether an entry of the book can be paid as it is kept (R2.7.183). A customer of the bank always can. */
export function isPayable(payee: BookPayee, templates: readonly Template[]): boolean {
  if (payee.kind === 'person') return true;
  const template = templates.find(({ payeeId }) => payeeId === payee.payeeId);
  return template !== undefined && (payee.type === 'wire' ? template.wireStatus : template.eftStatus) === 1;
}
