import type { Texts } from '../platform/languages';
import { textIn } from '../platform/languages';

type Id = 'noCustomer' | 'noticeTitle' | 'noticeBody' | 'noticeMail';

const texts: Texts<Id> = {
  en: {
    noCustomer: 'There is no such customer.',
    noticeTitle: 'Our support team opened your account',
    noticeBody: 'Reason: {reason}',
    noticeMail: '{actor} of our support team opened your account. Reason: {reason}. Did you not expect this? Call us.',
  },
  es: {
    noCustomer: 'Este cliente no existe.',
    noticeTitle: 'Nuestro equipo de asistencia ha abierto su cuenta',
    noticeBody: 'Motivo: {reason}',
    noticeMail:
      '{actor}, de nuestro equipo de asistencia, ha abierto su cuenta. Motivo: {reason}. ¿No lo esperaba? Llámenos.',
  },
  ro: {
    noCustomer: 'Acest client nu există.',
    noticeTitle: 'Echipa noastră de asistență v-a deschis contul',
    noticeBody: 'Motivul: {reason}',
    noticeMail: '{actor} din echipa de asistență v-a deschis contul. Motivul: {reason}. Nu vă așteptați? Sunați-ne.',
  },
  ru: {
    noCustomer: 'Такого клиента нет.',
    noticeTitle: 'Служба поддержки открыла ваш счёт',
    noticeBody: 'Причина: {reason}',
    noticeMail: '{actor} из службы поддержки открыл(а) ваш счёт. Причина: {reason}. Вы этого не ждали? Позвоните нам.',
  },
  ua: {
    noCustomer: 'Такого клієнта немає.',
    noticeTitle: 'Служба підтримки відкрила ваш рахунок',
    noticeBody: 'Причина: {reason}',
    noticeMail:
      '{actor} зі служби підтримки відкрив(-ла) ваш рахунок. Причина: {reason}. Ви цього не чекали? Зателефонуйте нам.',
  },
  pt: {
    noCustomer: 'Este cliente não existe.',
    noticeTitle: 'A nossa equipa de apoio abriu a sua conta',
    noticeBody: 'Motivo: {reason}',
    noticeMail: '{actor}, da nossa equipa de apoio, abriu a sua conta. Motivo: {reason}. Não esperava? Ligue-nos.',
  },
};

/** A sentence about acting for a customer, with its values. */
export function say(lang: string, id: Id, values: Readonly<Record<string, string>> = {}): string {
  return textIn(texts, lang, id).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
