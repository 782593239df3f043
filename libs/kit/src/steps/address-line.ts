/** An address in one line: "Strada Horea 5, 400174 Cluj-Napoca". */
export const addressLine = (address: {
  address1: string;
  address2: string | null;
  postalCode: string;
  city: string;
}): string =>
  [address.address1, address.address2, `${address.postalCode} ${address.city}`.trim()].filter(Boolean).join(', ');
