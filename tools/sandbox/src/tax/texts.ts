import type { Texts } from '../platform/languages';
import { textIn } from '../platform/languages';

type Id = 'inviteSubject' | 'inviteText';

const texts: Texts<Id> = {
  en: {
    inviteSubject: 'Your part in the tax certification of {company}',
    inviteText:
      'As a representative of {company} you are asked to certify where you pay taxes: {link} The link works for {days} days. Pass it on to nobody.',
  },
  es: {
    inviteSubject: 'Su parte en la certificación fiscal de {company}',
    inviteText:
      'Como representante de {company} le pedimos que certifique dónde paga impuestos: {link} El enlace funciona durante {days} días. No lo comparta con nadie.',
  },
  ro: {
    inviteSubject: 'Partea dumneavoastră din certificarea fiscală a {company}',
    inviteText:
      'Ca reprezentant al {company} vă rugăm să certificați unde plătiți impozite: {link} Linkul este valabil {days} zile. Nu îl dați nimănui.',
  },
  ru: {
    inviteSubject: 'Ваша часть налоговой сертификации {company}',
    inviteText:
      'Вы представляете {company}. Просим подтвердить, где вы платите налоги: {link} Срок действия ссылки в днях: {days}. Никому её не передавайте.',
  },
  ua: {
    inviteSubject: 'Ваша частина податкової сертифікації {company}',
    inviteText:
      'Ви представляєте {company}. Просимо підтвердити, де ви сплачуєте податки: {link} Термін дії посилання в днях: {days}. Нікому його не передавайте.',
  },
  pt: {
    inviteSubject: 'A sua parte na certificação fiscal de {company}',
    inviteText:
      'Como representante de {company}, pedimos-lhe que certifique onde paga impostos: {link} A ligação funciona durante {days} dias. Não a partilhe com ninguém.',
  },
};

/** @param values what goes into the `{names}` of the sentence */
export function say(language: string, id: Id, values: Readonly<Record<string, string>> = {}): string {
  return textIn(texts, language, id).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
