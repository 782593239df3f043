import type { MessageId } from '@bank/i18n';
import type { Found, Problem } from '../mass-rows';

export const PROBLEM_WORDS: Readonly<Record<Problem, MessageId>> = {
  emailMissing: 'transfers.p2p.emailMissing',
  emailInvalid: 'transfers.p2p.emailInvalid',
  emailOwn: 'transfers.p2p.emailOwn',
  nameMissing: 'transfers.external.nameMissing',
  countryMissing: 'transfers.mass.countryMissing',
  countryFormat: 'transfers.mass.countryFormat',
  ibanWrong: 'transfers.external.ibanWrong',
  amountMissing: 'transfers.p2p.amountMissing',
  amountFormat: 'transfers.p2p.amountFormat',
  amountTwofold: 'transfers.p2p.amountTwofold',
  amountCurrency: 'transfers.p2p.amountCurrency',
  amountDecimals: 'transfers.p2p.amountDecimals',
  amountRange: 'transfers.p2p.amountRange',
  amountZero: 'transfers.p2p.amountZero',
  currencyMissing: 'transfers.mass.currencyMissing',
  currencyFormat: 'transfers.mass.currencyFormat',
  noteLong: 'transfers.p2p.noteLong',
  duplicate: 'transfers.mass.duplicate',
  paidBefore: 'transfers.mass.paidBefore',
  nameClose: 'transfers.mass.nameClose',
  nameOther: 'kit.nameCheck.noMatch',
  refused: 'transfers.mass.refused',
};

/** What is wrong, as a sentence: the bank's own where it was the bank. */
export const reasonOf = ({ problem, text }: Found, t: (id: MessageId) => string): string =>
  text ?? t(PROBLEM_WORDS[problem]);
