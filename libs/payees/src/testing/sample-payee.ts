import type { BankPayee, BookPayee } from '@bank/protocol/payees';

export const personPayee = (): BookPayee => ({
  ...{ kind: 'person', payeeId: 'b1', name: 'Ben Ode', email: 'ben@personas.test', isTrusted: false, paidAt: null },
});

export const bankPayee = (): BankPayee => ({
  ...{ kind: 'bank', payeeId: 'k1', name: 'Möbelhaus Krüger', isTrusted: true, paidAt: null },
  ...{ countryCode: 'DE', currencyCode: 'EUR', type: 'eft', scheme: 'SEPA', bankName: 'Nordufer Bank' },
  accountNumber: 'DE62370400440532013001',
  extraParams: { iban: 'DE62370400440532013001' },
});
