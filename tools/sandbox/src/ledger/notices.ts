import type { CreatedPayment } from '@bank/protocol/transfers';
import type { CallContext } from '../platform/handler';
import { callerOf } from '../platform/handler';
import type { Texts } from '../platform/languages';
import { textIn } from '../platform/languages';
import type { Notice, Words } from '../platform/notices';
import { findPayment } from './find';
import type { Outcome } from './outcome';
import { sayAmount } from './sentences';

type NoticeId = 'sent' | 'arrived' | 'waits' | 'declined' | 'expired';

const texts: Texts<NoticeId | `${NoticeId}Text`> = {
  en: {
    sent: 'Money sent',
    sentText: 'You have sent {amount} to {payee}.',
    arrived: 'Money received',
    arrivedText: '{amount} has arrived in your account.',
    waits: 'A transfer waits for approval',
    waitsText: '{amount} to {payee} waits for the approval of another user.',
    declined: 'A transfer was declined',
    declinedText: '{amount} to {payee} was not sent: the code was wrong too many times. If this was not you, call us.',
    expired: 'A transfer was not approved in time',
    expiredText: '{amount} to {payee} was not sent: it was not approved in time. The money is no longer on hold.',
  },
  es: {
    sent: 'Dinero enviado',
    sentText: 'Has enviado {amount} a {payee}.',
    arrived: 'Dinero recibido',
    arrivedText: 'Has recibido {amount} en tu cuenta.',
    waits: 'Una transferencia está pendiente de aprobación',
    waitsText: 'La transferencia de {amount} para {payee} está pendiente de la aprobación de otro usuario.',
    declined: 'Una transferencia se ha rechazado',
    declinedText:
      'No se ha enviado la transferencia de {amount} para {payee}: el código se ha introducido mal demasiadas veces. Si no has sido tú, llámanos.',
    expired: 'Una transferencia no se ha aprobado a tiempo',
    expiredText:
      'No se ha enviado la transferencia de {amount} para {payee}: no se ha aprobado a tiempo. El dinero ya no está retenido.',
  },
  ro: {
    sent: 'Bani trimiși',
    sentText: 'Ați trimis {amount} către {payee}.',
    arrived: 'Bani primiți',
    arrivedText: 'Ați primit {amount} în contul dumneavoastră.',
    waits: 'Un transfer așteaptă aprobarea',
    waitsText: 'Transferul de {amount} către {payee} așteaptă aprobarea altui utilizator.',
    declined: 'Un transfer a fost respins',
    declinedText:
      'Transferul de {amount} către {payee} nu a fost trimis: codul a fost greșit de prea multe ori. Dacă nu ați fost dumneavoastră, sunați-ne.',
    expired: 'Un transfer nu a fost aprobat la timp',
    expiredText:
      'Transferul de {amount} către {payee} nu a fost trimis: nu a fost aprobat la timp. Banii nu mai sunt blocați.',
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
    expired: 'Перевод не подтверждён вовремя',
    expiredText:
      '{amount}, получатель: {payee}. Перевод не отправлен: его не подтвердили вовремя. Деньги больше не заблокированы.',
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
    expired: 'Переказ не підтверджено вчасно',
    expiredText:
      '{amount}, отримувач: {payee}. Переказ не надіслано: його не підтвердили вчасно. Гроші більше не заблоковано.',
  },
  pt: {
    sent: 'Dinheiro enviado',
    sentText: 'Enviou {amount} a {payee}.',
    arrived: 'Dinheiro recebido',
    arrivedText: 'Chegaram {amount} à sua conta.',
    waits: 'Uma transferência aguarda aprovação',
    waitsText: '{amount} para {payee} aguarda a aprovação de outro utilizador.',
    declined: 'Uma transferência foi recusada',
    declinedText:
      '{amount} para {payee} não foram enviados: o código foi introduzido incorretamente demasiadas vezes. Se não foi você, ligue-nos.',
    expired: 'Uma transferência não foi aprovada a tempo',
    expiredText: '{amount} para {payee} não foram enviados: não foi aprovada a tempo. O dinheiro já não está cativo.',
  },
};

/** Tells payer and payee what became of a transfer, once: a repeated call tells nobody again. */
export async function tell({ done, replay, payeeCustomer }: Outcome, context: CallContext): Promise<void> {
  if (!done || replay) return;
  const { customerId, userId } = callerOf(context);
  const words = (id: NoticeId) => (language: string) => worded(done, language, id);
  if (done.status === 'created') await notify(context, { customerId, topic: 'transfers', words: words('waits') });
  if (done.status !== 'posted') return;
  await notify(
    context,
    { userId, topic: 'transfers', ...worded(done, context.lang, 'sent') },
    ...(payeeCustomer === undefined
      ? []
      : [{ customerId: payeeCustomer, topic: 'incoming' as const, words: words('arrived') }]),
  );
}

/** Tells who sent a transfer that wrong codes have ended it. */
export async function tellDeclined(trxid: string, context: CallContext): Promise<void> {
  const payment = await findPayment(context.db, trxid);
  const { userId } = callerOf(context);
  if (payment) await notify(context, { userId, topic: 'transfers', ...worded(payment, context.lang, 'declined') });
}

async function notify({ outbox }: CallContext, ...notices: readonly Notice[]): Promise<void> {
  try {
    await outbox.tell(...notices);
  } catch {
    // The ledger has settled the transfer: that nobody could be told must not make it look failed (R0.20).
  }
}

/** What a notice about a transfer says. */
export function worded({ summary }: Pick<CreatedPayment, 'summary'>, language: string, id: NoticeId): Words {
  const amount = sayAmount(language, summary.amount, summary.currencyCode);
  const text = textIn(texts, language, `${id}Text`)
    .replace('{amount}', () => amount)
    .replace('{payee}', () => summary.payee.name);
  return { subject: textIn(texts, language, id), text };
}
