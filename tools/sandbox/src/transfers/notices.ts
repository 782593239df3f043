import type { CreatedTransfer } from '@bank/protocol';
import type { CallContext } from '../platform/handler';
import { callerOf } from '../platform/handler';
import type { Texts } from '../platform/languages';
import { textIn } from '../platform/languages';
import type { Notice } from '../platform/notices';
import type { Outcome } from './p2p';
import { sayAmount } from './sentences';

type TextId = 'sent' | 'sentText' | 'arrived' | 'arrivedText' | 'waits' | 'waitsText' | 'declined' | 'declinedText';

const texts: Texts<TextId> = {
  en: {
    sent: 'Money sent',
    sentText: 'You have sent {amount} to {payee}.',
    arrived: 'Money received',
    arrivedText: '{amount} has arrived on your account.',
    waits: 'A transfer waits for approval',
    waitsText: '{amount} to {payee} waits for the approval of another user.',
    declined: 'A transfer was declined',
    declinedText: '{amount} to {payee} was not sent: the code was wrong too many times. If this was not you, call us.',
  },
  es: {
    sent: 'Dinero enviado',
    sentText: 'Ha enviado {amount} a {payee}.',
    arrived: 'Dinero recibido',
    arrivedText: 'Han llegado {amount} a su cuenta.',
    waits: 'Una transferencia espera aprobación',
    waitsText: '{amount} para {payee} espera la aprobación de otro usuario.',
    declined: 'Una transferencia fue rechazada',
    declinedText:
      'No se han enviado {amount} a {payee}: el código fue erróneo demasiadas veces. Si no ha sido usted, llámenos.',
  },
  ro: {
    sent: 'Bani trimiși',
    sentText: 'Ați trimis {amount} către {payee}.',
    arrived: 'Bani primiți',
    arrivedText: '{amount} au ajuns în contul dumneavoastră.',
    waits: 'Un transfer așteaptă aprobarea',
    waitsText: '{amount} către {payee} așteaptă aprobarea altui utilizator.',
    declined: 'Un transfer a fost respins',
    declinedText:
      '{amount} către {payee} nu s-au trimis: codul a fost greșit de prea multe ori. Dacă nu ați fost dumneavoastră, sunați-ne.',
  },
  ru: {
    sent: 'Деньги отправлены',
    sentText: 'Вы отправили {amount}, получатель: {payee}.',
    arrived: 'Деньги получены',
    arrivedText: 'На ваш счёт поступило {amount}.',
    waits: 'Перевод ждёт подтверждения',
    waitsText: '{amount}, получатель: {payee}. Перевод ждёт подтверждения другого пользователя.',
    declined: 'Перевод отклонён',
    declinedText:
      '{amount}, получатель: {payee}. Перевод не отправлен: код слишком много раз введён неверно. Если это были не вы, позвоните нам.',
  },
  ua: {
    sent: 'Гроші надіслано',
    sentText: 'Ви надіслали {amount}, отримувач: {payee}.',
    arrived: 'Гроші отримано',
    arrivedText: 'На ваш рахунок надійшло {amount}.',
    waits: 'Переказ чекає на підтвердження',
    waitsText: '{amount}, отримувач: {payee}. Переказ чекає на підтвердження іншого користувача.',
    declined: 'Переказ відхилено',
    declinedText:
      '{amount}, отримувач: {payee}. Переказ не надіслано: код забагато разів введено неправильно. Якщо це були не ви, зателефонуйте нам.',
  },
  pt: {
    sent: 'Dinheiro enviado',
    sentText: 'Enviou {amount} para {payee}.',
    arrived: 'Dinheiro recebido',
    arrivedText: 'Chegaram {amount} à sua conta.',
    waits: 'Uma transferência aguarda aprovação',
    waitsText: '{amount} para {payee} aguarda a aprovação de outro utilizador.',
    declined: 'Uma transferência foi recusada',
    declinedText:
      '{amount} para {payee} não foram enviados: o código esteve errado demasiadas vezes. Se não foi você, ligue-nos.',
  },
};

/** Tells payer and payee what became of a transfer, once: a repeated call tells nobody again. */
export async function tell({ done, replay, payeeCustomer }: Outcome, context: CallContext): Promise<void> {
  if (!done || replay) return;
  const { customerId, userId } = callerOf(context);
  if (done.status === 'created') await notify(context, { customerId, ...worded(done, context, 'waits', 'transfers') });
  if (done.status !== 'posted') return;
  await notify(
    context,
    { userId, ...worded(done, context, 'sent', 'transfers') },
    ...(payeeCustomer === undefined
      ? []
      : [{ customerId: payeeCustomer, ...worded(done, context, 'arrived', 'incoming') }]),
  );
}

/** Tells who sent a transfer that wrong codes have ended it. */
export async function tellDeclined(trxid: string, context: CallContext): Promise<void> {
  const [row] = await context.db.query<{ transfer: CreatedTransfer }>(
    'SELECT transfer_answer(t, t.status) AS transfer FROM transfer t WHERE id = $1',
    [trxid],
  );
  const { userId } = callerOf(context);
  if (row) await notify(context, { userId, ...worded(row.transfer, context, 'declined', 'transfers') });
}

async function notify({ outbox }: CallContext, ...notices: readonly Notice[]): Promise<void> {
  try {
    await outbox.tell(...notices);
  } catch {
    // The ledger has settled the transfer: that nobody could be told must not make it look failed (decision 20).
  }
}

/** A notice about a transfer, but for whom it is. */
export function worded<Topic extends Notice['topic']>(
  { summary }: Pick<CreatedTransfer, 'summary'>,
  { lang }: CallContext,
  id: 'sent' | 'arrived' | 'waits' | 'declined',
  topic: Topic,
) {
  const amount = sayAmount(lang, summary.amount, summary.currencyCode);
  const text = textIn(texts, lang, `${id}Text`)
    .replace('{amount}', () => amount)
    .replace('{payee}', () => summary.payeeName);
  return { topic, subject: textIn(texts, lang, id), text };
}
