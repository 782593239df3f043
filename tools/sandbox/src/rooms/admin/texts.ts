import type { Texts } from '../../platform/languages';
import { textIn } from '../../platform/languages';

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
    noticeTitle: 'Nuestro equipo de atención al cliente ha abierto tu cuenta',
    noticeBody: 'Motivo: {reason}',
    noticeMail:
      '{actor}, de nuestro equipo de atención al cliente, ha abierto tu cuenta. Motivo: {reason}. ¿No lo esperabas? Llámanos.',
  },
  ro: {
    noCustomer: 'Acest client nu există.',
    noticeTitle: 'Echipa noastră de asistență v-a deschis contul',
    noticeBody: 'Motivul: {reason}',
    noticeMail:
      '{actor} din echipa de asistență v-a deschis contul. Motivul: {reason}. Nu vă așteptați la acest lucru? Sunați-ne.',
  },
  ru: {
    noCustomer: 'Такого клиента нет.',
    noticeTitle: 'Служба поддержки вошла в ваш личный кабинет',
    noticeBody: 'Причина: {reason}',
    noticeMail:
      'В ваш личный кабинет вошла служба поддержки ({actor}). Причина: {reason}. Вы этого не ждали? Позвоните нам.',
  },
  ua: {
    noCustomer: 'Такого клієнта немає.',
    noticeTitle: 'Служба підтримки увійшла до вашого особистого кабінету',
    noticeBody: 'Причина: {reason}',
    noticeMail:
      'До вашого особистого кабінету ввійшла служба підтримки ({actor}). Причина: {reason}. Ви цього не чекали? Зателефонуйте нам.',
  },
  pt: {
    noCustomer: 'Este cliente não existe.',
    noticeTitle: 'A nossa equipa de apoio ao cliente acedeu à sua conta',
    noticeBody: 'Motivo: {reason}',
    noticeMail:
      '{actor}, da nossa equipa de apoio ao cliente, acedeu à sua conta. Motivo: {reason}. Não esperava? Ligue-nos.',
  },
};

/** A sentence about acting for a customer, with its values. */
export function say(lang: string, id: Id, values: Readonly<Record<string, string>> = {}): string {
  return textIn(texts, lang, id).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
