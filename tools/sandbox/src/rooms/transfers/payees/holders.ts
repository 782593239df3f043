/** An account at another bank whose bank answers name checks. All of them are made up. */
interface Holder {
  /** The IBAN; sort code and account number in the United Kingdom. */
  account: string;
  name: string;
}

/** R2.7.167: what the banks of the sandbox's dictionary would answer. Every other account: not possible. */
const HOLDERS: readonly Holder[] = [
  { account: 'DE89370400440532013000', name: 'Greta Blum' },
  { account: 'DE62370400440532013001', name: 'Möbelhaus Krüger GmbH' },
  { account: 'ES9121000418450200051332', name: 'Lucía Fernández García' },
  { account: 'FR1420041010050500013M02606', name: 'Chloé Moreau' },
  { account: 'GB29NWBK60161331926819', name: 'Harbour Books Ltd' },
  { account: '60161331926819', name: 'Harbour Books Ltd' },
  { account: 'PT50000201231234567890154', name: 'Tiago Marques' },
];

/** Who holds an account at another bank; null when that bank does not answer. */
export function holderOf(answers: Readonly<Record<string, string>>): string | null {
  const { iban = '', sortCode = '', accountNumber = '' } = answers;
  const account = iban === '' ? `${sortCode}${accountNumber}` : iban;
  const plain = account.replace(/[\s-]/g, '').toUpperCase();
  return HOLDERS.find((holder) => holder.account === plain)?.name ?? null;
}
