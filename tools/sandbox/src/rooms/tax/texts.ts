import type { Texts } from '../../platform/languages';
import { textIn } from '../../platform/languages';

type Id = 'inviteSubject' | 'inviteText';

const texts: Texts<Id> = {
  en: {
    inviteSubject: 'Your part in the tax certification of {company}',
    inviteText:
      'As a representative of {company} you are asked to certify where you pay taxes: {link} The link works for {days} days. Pass it on to nobody.',
  },
  es: {
    inviteSubject: 'Tu parte en la certificación fiscal de {company}',
    inviteText:
      'Como representante de {company}, te pedimos que certifiques dónde pagas impuestos: {link} El enlace sirve durante {days} días. No lo compartas con nadie.',
  },
  ro: {
    inviteSubject: 'Partea dumneavoastră din certificarea fiscală a companiei {company}',
    inviteText:
      'În calitate de reprezentant al companiei {company}, vă rugăm să certificați unde plătiți impozite: {link} Linkul este valabil {days} zile. Nu îl dați nimănui.',
  },
  ru: {
    inviteSubject: '{company}: подтвердите, где вы платите налоги',
    inviteText:
      'Вы представляете {company}. Просим подтвердить, где вы платите налоги: {link} Ссылка действует {days} дн. Никому её не передавайте.',
  },
  ua: {
    inviteSubject: '{company}: підтвердьте, де ви сплачуєте податки',
    inviteText:
      'Ви представляєте {company}. Просимо підтвердити, де ви сплачуєте податки: {link} Посилання діє {days} дн. Нікому його не передавайте.',
  },
  pt: {
    inviteSubject: 'A sua parte na certificação fiscal de {company}',
    inviteText:
      'Pedimos-lhe, como representante de {company}, que certifique onde paga impostos: {link} A ligação é válida durante {days} dias. Não a partilhe com ninguém.',
  },
};

/** @param values what goes into the `{names}` of the sentence */
export function say(language: string, id: Id, values: Readonly<Record<string, string>> = {}): string {
  return textIn(texts, language, id).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
