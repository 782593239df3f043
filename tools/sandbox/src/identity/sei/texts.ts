import type { Texts } from '../../platform/languages';
import { textIn } from '../../platform/languages';

type Id = 'notFound';

const texts: Texts<Id> = {
  en: { notFound: 'This request is not known, or its time is over.' },
  es: { notFound: 'Esta solicitud no existe o ha caducado.' },
  ro: { notFound: 'Această cerere nu este cunoscută sau a expirat.' },
  ru: { notFound: 'Такого запроса нет, или его время истекло.' },
  ua: { notFound: 'Такого запиту немає, або його час минув.' },
  pt: { notFound: 'Este pedido não é conhecido ou expirou.' },
};

export const say = (language: string, id: Id): string => textIn(texts, language, id);
