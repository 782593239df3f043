/** What a call asks about. */
export interface Subject {
  /** The same text is the same question, whichever call asks it. */
  text: string;
  /** The address or key of a payee, as payments keep it in small letters. Whom the customer has paid there is no question. */
  place?: string;
}

export const emailSubject = (email: string): Subject => {
  const place = email.trim().toLowerCase();
  return { text: `email ${place}`, place };
};

export const phoneSubject = (countryCode: string, number: string): Subject => ({
  text: `phone ${`${countryCode}${number}`.replace(/\D/g, '')}`,
});

interface InstantKey {
  taxId: string;
  type: string;
  key: string;
}

/** The key of the type taxId is the number itself. */
export function instantKeySubject({ taxId, type, key }: InstantKey): Required<Subject> {
  const number = taxId.replace(/\D/g, '');
  const place = type === 'taxId' ? number : key.toLowerCase().replace(/[\s()]/g, '');
  return { text: `key ${type} ${number} ${place}`, place };
}
