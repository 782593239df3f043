import type { Tx } from '../platform/db';
import { keepAnnouncement } from '../rooms/news/publish';
import { CARD_LETTER, NEW_TERMS, RATES, STATEMENTS } from './announcements/texts';
import type { Person, PersonaCustomer } from './personas';
import { PERSONAL } from '../identity/access/permissions-of-type';

// Personas with unread news. The others have none, so that no message covers their screens.

const DAY_MS = 86_400_000;
const [ANA, NILS, OPAL] = [1, 71, 72];

const customer = (id: number, firstName: string, lastName: string): PersonaCustomer => ({
  id,
  businessName: null,
  firstName,
  lastName,
  country: 'PT',
  verified: true,
  permissions: PERSONAL,
  accounts: [{ id: id * 10 + 1, name: 'Main account', type: 1001, currency: 'EUR' }],
});

export const newsCustomers: readonly PersonaCustomer[] = [
  customer(1071, 'Nils', 'Moreira'),
  customer(1072, 'Opal', 'Serrano'),
];

export const newsPeople: readonly Person[] = [
  {
    key: 'nils',
    userId: NILS,
    firstName: 'Nils',
    lastName: 'Moreira',
    customerId: 1071,
    description: 'Personal customer with unread news, one of which asks for an answer',
  },
  {
    key: 'opal',
    userId: OPAL,
    firstName: 'Opal',
    lastName: 'Serrano',
    customerId: 1072,
    description: 'Personal customer whom new terms stop until they are accepted or declined',
  },
];

/** @param nowMs the seed's now */
export async function seedNews(tx: Tx, nowMs: number): Promise<void> {
  const published = (daysAgo: number) => new Date(nowMs - daysAgo * DAY_MS);
  const plain = { withConfirmation: false, isObligatory: false };
  const asking = { withConfirmation: true, isObligatory: false };
  for (const userId of [ANA, NILS, OPAL]) {
    const old = await keepAnnouncement(tx, { ...plain, userId, at: published(40), words: RATES });
    await tx.query(
      'INSERT INTO announcement_reader (announcement_id, user_id, read_at, choice, chosen_at) VALUES ($1, $2, $3, NULL, NULL)',
      [old, userId, published(39)],
    );
  }
  await keepAnnouncement(tx, { ...plain, userId: NILS, at: published(2), words: STATEMENTS });
  await keepAnnouncement(tx, { ...asking, userId: NILS, at: published(6), words: CARD_LETTER });
  const obligatory = { withConfirmation: true, isObligatory: true };
  await keepAnnouncement(tx, { ...obligatory, userId: OPAL, at: published(1), words: NEW_TERMS });
}
