import type { Texts } from '../../platform/languages';
import { textIn } from '../../platform/languages';

type Id = 'notFound' | 'passkeyRefused' | 'tooManyPasskeys' | 'noPasskey' | 'addedSubject' | 'addedText';

const texts: Texts<Id> = {
  en: {
    notFound: 'This was not found.',
    passkeyRefused: 'The passkey was not accepted. Please try again.',
    tooManyPasskeys: 'No more passkeys can be added. Remove one first.',
    noPasskey: 'You have no passkey yet.',
    addedSubject: 'A passkey was added',
    addedText:
      'From now on the passkey {name} opens your account and approves payments. If you did not add it, remove it in the settings and change your password.',
  },
  es: {
    notFound: 'No se ha encontrado.',
    passkeyRefused: 'La llave de acceso no se ha aceptado. Inténtalo de nuevo.',
    tooManyPasskeys: 'No se pueden añadir más llaves de acceso. Elimina una primero.',
    noPasskey: 'Aún no tienes ninguna llave de acceso.',
    addedSubject: 'Se ha añadido una llave de acceso',
    addedText:
      'A partir de ahora la llave de acceso {name} abre tu cuenta y aprueba pagos. Si no la has añadido tú, elimínala en los ajustes y cambia la contraseña.',
  },
  ro: {
    notFound: 'Nu a fost găsit.',
    passkeyRefused: 'Cheia de acces nu a fost acceptată. Încercați din nou.',
    tooManyPasskeys: 'Nu se mai pot adăuga chei de acces. Ștergeți una mai întâi.',
    noPasskey: 'Nu aveți încă o cheie de acces.',
    addedSubject: 'A fost adăugată o cheie de acces',
    addedText:
      'De acum cheia de acces {name} deschide contul dumneavoastră și aprobă plăți. Dacă nu ați adăugat-o dumneavoastră, ștergeți-o din setări și schimbați parola.',
  },
  ru: {
    notFound: 'Не найдено.',
    passkeyRefused: 'Ключ доступа не принят. Попробуйте ещё раз.',
    tooManyPasskeys: 'Больше ключей доступа добавить нельзя. Сначала удалите один.',
    noPasskey: 'У вас пока нет ключа доступа.',
    addedSubject: 'Добавлен ключ доступа',
    addedText:
      'Теперь ключ доступа {name} открывает ваш личный кабинет и подтверждает платежи. Если вы его не добавляли, удалите его в настройках и смените пароль.',
  },
  ua: {
    notFound: 'Не знайдено.',
    passkeyRefused: 'Ключ доступу не прийнято. Спробуйте ще раз.',
    tooManyPasskeys: 'Більше ключів доступу додати не можна. Спочатку видаліть один.',
    noPasskey: 'У вас ще немає ключа доступу.',
    addedSubject: 'Додано ключ доступу',
    addedText:
      'Відтепер ключ доступу {name} відкриває ваш особистий кабінет і підтверджує платежі. Якщо ви його не додавали, видаліть його в налаштуваннях і змініть пароль.',
  },
  pt: {
    notFound: 'Não encontrado.',
    passkeyRefused: 'A chave de acesso não foi aceite. Tente de novo.',
    tooManyPasskeys: 'Não é possível adicionar mais chaves de acesso. Remova uma primeiro.',
    noPasskey: 'Ainda não tem nenhuma chave de acesso.',
    addedSubject: 'Foi adicionada uma chave de acesso',
    addedText:
      'A partir de agora a chave de acesso {name} dá acesso à sua conta e aprova pagamentos. Se não foi você que a adicionou, remova-a nas definições e altere a palavra-passe.',
  },
};

/** @param values what goes into the `{names}` of the sentence */
export function say(language: string, id: Id, values: Readonly<Record<string, string>> = {}): string {
  return textIn(texts, language, id).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
