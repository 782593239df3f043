import type { Rooms } from '@bank/protocol/all';
import type { PayeeChange, PayeePayment } from '@bank/protocol/payees-edit';
import type { Handlers } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { describedFields } from '../external/bank-fields';
import { ACCOUNT_SCHEMES } from '../external/schemes';
import { announce, assertNew, assertRoom, insertPayee, lockBook, log, ownPayee } from './change';
import { importPayees, listCandidates } from './import';
import { checkName } from './name-check';
import { LATEST_PAYMENTS, readPayees, shown, writtenPayee } from './read';
import { maskedDetail, targetOf } from './target';
import { refused } from './texts';
import { updatePayee } from './update';

/** How long a removal can be undone. */
const UNDO_MS = 600_000;

/** How many payments and changes of an entry are shown; the activity has the rest. */
const SHOWN = 20;

export const handlers = {
  async payeeList(_input, context) {
    const rows = await readPayees(context.db, callerOf(context).customerId);
    return { payees: rows.map(shown) };
  },

  async payeeDetails({ payeeId }, context) {
    const payee = await ownPayee(context.db, payeeId, context);
    const { customerId } = callerOf(context);
    const payments = await context.db.prepared<PayeePayment>(
      'payee-payments',
      `SELECT l.id AS "transactionId", l.from_account AS "accountId", instant_text(l.at) AS at, money_text(l.amount) AS amount,
         l.currency AS "currencyCode", l.status
       FROM (${LATEST_PAYMENTS}) l WHERE l.target @> $2 ORDER BY l.at DESC LIMIT ${SHOWN}`,
      [customerId, payee.identity],
    );
    const changes = await context.db.prepared<PayeeChange>(
      'payee-changes',
      `SELECT instant_text(c.at) AS at, c.what, u.first_name || ' ' || u.last_name AS by, c.before, c.after
         FROM payee_change c JOIN app_user u ON u.id = c.user_id WHERE c.payee_id = $1 ORDER BY c.id DESC LIMIT ${SHOWN}`,
      [payeeId],
    );
    return { payee: shown(payee), payments, changes };
  },

  async payeeWays({ countryCode, currencyCode }, { lang, db }) {
    const currencies = await db.query<{ code: string }>('SELECT code FROM currency ORDER BY code');
    const waysIn = (currency: string) => ACCOUNT_SCHEMES.filter(({ reaches }) => reaches(countryCode, currency));
    // The table begins with the cheapest: a currency of its own scheme stands before those that only a wire reaches.
    const place = (currency: string) => ACCOUNT_SCHEMES.findIndex(({ reaches }) => reaches(countryCode, currency));
    const offered = currencies.map(({ code }) => code).filter((code) => waysIn(code).length > 0);
    return {
      currencies: offered.sort((one, other) => place(one) - place(other)),
      ways: waysIn(currencyCode).map((scheme) => ({
        type: scheme.type,
        scheme: scheme.name,
        fields: describedFields(scheme, countryCode, lang),
      })),
    };
  },

  async payeeAdd({ name, target: wish }, context) {
    const called = name.trim();
    if (called === '') throw refused(context, 'nameMissing', { field: 'name' });
    const payee = await context.db.transaction(async (tx) => {
      await lockBook(tx, context);
      const target = await targetOf(tx, wish, context);
      await assertNew(tx, target, context);
      await assertRoom(tx, context);
      const payeeId = await insertPayee(tx, called, target, context);
      await log(tx, payeeId, { what: 'added', after: maskedDetail(target) }, context);
      return writtenPayee(tx, callerOf(context).customerId, payeeId);
    });
    announce(context);
    return { payee };
  },

  payeeUpdate: updatePayee,

  async payeeTrustSet({ payeeId, isTrusted }, context) {
    await context.db.transaction(async (tx) => {
      await lockBook(tx, context);
      const payee = await ownPayee(tx, payeeId, context);
      if (payee.isTrusted === isTrusted) return;
      await tx.query('UPDATE payee SET is_trusted = $2 WHERE id = $1', [payeeId, isTrusted]);
      await log(tx, payeeId, { what: isTrusted ? 'trusted' : 'untrusted' }, context);
    });
    announce(context);
  },

  async payeeRemove({ payeeId }, context) {
    await context.db.transaction(async (tx) => {
      await lockBook(tx, context);
      await ownPayee(tx, payeeId, context);
      await tx.query('UPDATE payee SET removed_at = $2 WHERE id = $1', [payeeId, new Date(context.clock.now())]);
      await log(tx, payeeId, { what: 'removed' }, context);
    });
    announce(context);
  },

  async payeeRestore({ payeeId }, context) {
    await context.db.transaction(async (tx) => {
      await lockBook(tx, context);
      const [removed] = await tx.query<{ kind: 'person' | 'bank'; identity: Record<string, string> }>(
        'SELECT kind, identity FROM payee WHERE id = $1 AND customer_id = $2 AND removed_at > $3',
        [payeeId, callerOf(context).customerId, new Date(context.clock.now() - UNDO_MS)],
      );
      if (!removed) throw refused(context, 'noPayee');
      await assertNew(tx, removed, context);
      await assertRoom(tx, context);
      await tx.query('UPDATE payee SET removed_at = NULL WHERE id = $1', [payeeId]);
      await log(tx, payeeId, { what: 'restored' }, context);
    });
    announce(context);
  },

  payeeCandidateList: listCandidates,
  payeeImport: importPayees,
  payeeNameCheck: checkName,
} satisfies Handlers<Rooms['payees']>;
