import { askBank } from '@bank/testing';

/** A shop asks a card for money. @returns what the bank answers the shop */
export async function charge(accountId: string | number, amount: string, asks: object = {}): Promise<unknown> {
  const { body } = await askBank({
    method: 'POST',
    url: `/sandbox/cards/${accountId}/purchases`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant: 'Piața Mare', country: 'RO', amount, ...asks }),
  });
  return JSON.parse(body);
}
