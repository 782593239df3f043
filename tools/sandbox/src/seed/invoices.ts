import type { Tx } from '../platform/db';
import { writeInvoice } from '../rooms/invoices/create';
import { orderInside } from './order-inside';
import { customers, personas } from './personas';

const DAY_MS = 86_400_000;
const [ANA, ATELIER, LUMEN, NORTE, SOFIA] = [1001, 1005, 1156, 1157, 1171];
const [GALA, GUS, HUGO] = [156, 157, 158];

interface SeededInvoice {
  from: number;
  to: number;
  amount: string;
  note: string;
  /** Days before the seed's now, and until it is due from then on. */
  sent: number;
  due: number;
  rejected?: string;
  /** Who paid it so many days ago; another user approves what an employee of level 3 pays. */
  paidBy?: { userId: number; daysAgo: number };
}

const INVOICES: readonly SeededInvoice[] = [
  {
    ...{ from: NORTE, to: LUMEN, amount: '240.00', note: 'Cover photographs, spring list', sent: 40, due: -26 },
    paidBy: { userId: GALA, daysAgo: 30 },
  },
  {
    ...{ from: LUMEN, to: NORTE, amount: '86.40', note: 'Proof prints', sent: 33, due: -19 },
    paidBy: { userId: HUGO, daysAgo: 28 },
  },
  {
    ...{ from: NORTE, to: LUMEN, amount: '75.00', note: 'Studio hire', sent: 21, due: -7 },
    rejected: 'We cancelled the day before: nothing was used.',
  },
  { from: LUMEN, to: NORTE, amount: '132.00', note: 'Catalogue, 60 copies', sent: 20, due: -6 },
  { from: NORTE, to: LUMEN, amount: '310.50', note: 'Portraits of authors', sent: 16, due: -2 },
  {
    ...{ from: NORTE, to: LUMEN, amount: '58.90', note: 'Retouching', sent: 9, due: 5 },
    paidBy: { userId: GUS, daysAgo: 1 },
  },
  { from: LUMEN, to: ATELIER, amount: '420.00', note: 'Autumn brochure, 500 copies', sent: 6, due: 8 },
  { from: ATELIER, to: LUMEN, amount: '64.00', note: 'Fabric for the window', sent: 5, due: 9 },
  { from: LUMEN, to: ANA, amount: '18.50', note: 'Three posters', sent: 3, due: 11 },
  { from: ATELIER, to: SOFIA, amount: '171.63', note: 'Curtains for the studio', sent: 4, due: 4 },
  { from: NORTE, to: LUMEN, amount: '145.00', note: 'Fair in Porto: photographs of the stand', sent: 2, due: 12 },
];

/** @param nowMs the seed's now */
export async function seedInvoices(tx: Tx, nowMs: number): Promise<void> {
  const at = (daysAgo: number) => nowMs - daysAgo * DAY_MS;
  for (const [place, one] of INVOICES.entries()) {
    const [payee, payer] = [party(one.from), party(one.to)];
    const { id } = await writeInvoice(
      tx,
      {
        ...{ payee, payer, createdBy: payee.userId, requestId: `seeded-${place}`, amount: one.amount, currency: 'EUR' },
        ...{ note: one.note, dueOn: new Date(at(-one.due)).toISOString().slice(0, 10), fundsAccount: null },
      },
      at(one.sent),
    );
    if (one.rejected !== undefined) {
      await tx.query('SELECT invoice_reject($1, $2, $3, $4, $5)', [
        ...[payer.userId, payer.customerId, id, one.rejected],
        new Date(at(one.sent - 1)),
      ]);
    }
    if (!one.paidBy) continue;
    const { userId, daysAgo } = one.paidBy;
    const right = personas.find((persona) => persona.userId === userId)?.access?.right;
    await orderInside(tx, {
      ...{ id: `seededInvoice${id}`, userId, right, customerId: one.to, accountId: one.to * 10 + 1 },
      ...{ amount: one.amount, toEmail: payee.email, note: one.note, invoiceId: id, atMs: at(daysAgo) },
    });
  }
}

/** A customer and their main user. */
function party(customerId: number) {
  const customer = customers.find(({ id }) => id === customerId);
  const user = personas.find((persona) => persona.customerId === customerId);
  if (!customer || !user) throw new Error(`no persona has customer ${customerId}`);
  const name = customer.businessName ?? `${customer.firstName} ${customer.lastName}`;
  return { customerId, userId: user.userId, name, email: user.username };
}
