import type { Texts } from '../../platform/languages';
import { textIn } from '../../platform/languages';

type Id = 'noCustomer' | 'notAsked';

const texts: Texts<Id> = {
  en: { noCustomer: 'There is no such customer.', notAsked: 'We have not asked for this document.' },
  es: { noCustomer: 'Este cliente no existe.', notAsked: 'No hemos pedido este documento.' },
  ro: { noCustomer: 'Acest client nu există.', notAsked: 'Nu am cerut acest document.' },
  ru: { noCustomer: 'Такого клиента нет.', notAsked: 'Мы не запрашивали этот документ.' },
  ua: { noCustomer: 'Такого клієнта немає.', notAsked: 'Ми не просили цього документа.' },
  pt: { noCustomer: 'Este cliente não existe.', notAsked: 'Não pedimos este documento.' },
};

export const say = (lang: string, id: Id): string => textIn(texts, lang, id);
