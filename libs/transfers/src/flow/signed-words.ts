import type { SignedWords } from '@bank/kit';

/** What a sheet that is signed calls its facts. */
export const SIGNED_WORDS: SignedWords = {
  from: 'transfers.review.from',
  bank: 'transfers.signed.bank',
  way: 'transfers.signed.way',
  link: 'transfers.signed.link',
  rate: 'transfers.p2p.rate',
  debit: 'transfers.signed.debit',
  repeat: 'transfers.repeat.label',
  leavesOn: 'transfers.date.leavesOn',
  note: 'transfers.p2p.note',
  total: 'transfers.flow.leaves',
};
