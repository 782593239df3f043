import type { Texts } from '../../platform/languages';
import { textIn } from '../../platform/languages';

type Id =
  | 'notFound'
  | 'notLinked'
  | 'tooManyDevices'
  | 'codeWrong'
  | 'codeExpired'
  | 'codeUsedUp'
  | 'tooManySends'
  | 'codeSubject'
  | 'codeText'
  | 'approvedSubject'
  | 'approvedText'
  | 'removedSubject'
  | 'removedText'
  | 'removedLastText'
  | 'deviceRefused'
  | 'copiedSubject'
  | 'copiedText';

const texts: Texts<Id> = {
  en: {
    notFound: 'There is no such device.',
    notLinked: 'This phone is not waiting to be approved.',
    tooManyDevices: 'No more phones can be added. Remove one first.',
    codeWrong: 'The code is not right.',
    codeExpired: 'The code has expired. Ask for a new one.',
    codeUsedUp: 'Too many wrong codes. Remove this phone and link it again.',
    tooManySends: 'No more codes can be sent for this phone. Remove it and link it again.',
    codeSubject: 'Approve your phone',
    codeText:
      'Your code to approve the phone {name} is {code}. It works once, for {minutes} minutes. From then on this phone can approve logins and payments.',
    approvedSubject: 'A phone can approve for you',
    approvedText:
      'From now on the phone {name} can approve logins and payments for you. If you did not add it, remove it in the settings and change your password.',
    deviceRefused: 'This phone is not linked any more. Link it again.',
    copiedSubject: 'A copy of your phone may be in use',
    copiedText:
      'Somebody used an old secret of the phone {name}. To be safe this phone can no longer answer for you. Remove it in the settings and link it again. If you did not expect this, change your password and call us.',
    removedSubject: 'A phone was removed',
    removedText: 'The phone {name} can no longer approve for you. If you did not remove it, change your password.',
    removedLastText:
      'The phone {name} can no longer approve for you. It was the last one: from now on we send codes to this address. If you did not remove it, change your password.',
  },
  es: {
    notFound: 'Este dispositivo no existe.',
    notLinked: 'Este teléfono no está pendiente de aprobación.',
    tooManyDevices: 'No se pueden añadir más teléfonos. Elimina uno primero.',
    codeWrong: 'El código no es correcto.',
    codeExpired: 'El código ha caducado. Solicita uno nuevo.',
    codeUsedUp: 'Demasiados códigos incorrectos. Elimina este teléfono y vincúlalo de nuevo.',
    tooManySends: 'No se pueden enviar más códigos para este teléfono. Elimínalo y vincúlalo de nuevo.',
    codeSubject: 'Aprueba tu teléfono',
    codeText:
      'Tu código para aprobar el teléfono {name} es {code}. Sirve una sola vez, durante {minutes} minutos. A partir de entonces este teléfono podrá aprobar accesos y pagos.',
    approvedSubject: 'Un teléfono puede aprobar en tu nombre',
    approvedText:
      'A partir de ahora el teléfono {name} puede aprobar accesos y pagos en tu nombre. Si no lo has añadido tú, elimínalo en los ajustes y cambia la contraseña.',
    deviceRefused: 'Este teléfono ya no está vinculado. Vincúlalo de nuevo.',
    copiedSubject: 'Puede que alguien use una copia de tu teléfono',
    copiedText:
      'Alguien ha usado una clave antigua del teléfono {name}. Por seguridad, este teléfono ya no puede responder en tu nombre. Elimínalo en los ajustes y vincúlalo de nuevo. Si no lo esperabas, cambia la contraseña y llámanos.',
    removedSubject: 'Se ha eliminado un teléfono',
    removedText:
      'El teléfono {name} ya no puede aprobar en tu nombre. Si no lo has eliminado tú, cambia la contraseña.',
    removedLastText:
      'El teléfono {name} ya no puede aprobar en tu nombre. Era el último: a partir de ahora enviaremos los códigos a esta dirección. Si no lo has eliminado tú, cambia la contraseña.',
  },
  ro: {
    notFound: 'Acest dispozitiv nu există.',
    notLinked: 'Acest telefon nu așteaptă aprobarea.',
    tooManyDevices: 'Nu se mai pot adăuga telefoane. Ștergeți unul mai întâi.',
    codeWrong: 'Codul nu este corect.',
    codeExpired: 'Codul a expirat. Cereți unul nou.',
    codeUsedUp: 'Prea multe coduri greșite. Ștergeți acest telefon și asociați-l din nou.',
    tooManySends: 'Nu se mai pot trimite coduri pentru acest telefon. Ștergeți-l și asociați-l din nou.',
    codeSubject: 'Aprobați telefonul',
    codeText:
      'Codul pentru aprobarea telefonului {name} este {code}. Este valabil o singură dată, timp de {minutes} minute. De atunci telefonul poate aproba autentificări și plăți.',
    approvedSubject: 'Un telefon poate aproba pentru dumneavoastră',
    approvedText:
      'De acum telefonul {name} poate aproba autentificări și plăți pentru dumneavoastră. Dacă nu l-ați adăugat dumneavoastră, ștergeți-l din setări și schimbați parola.',
    deviceRefused: 'Acest telefon nu mai este asociat. Asociați-l din nou.',
    copiedSubject: 'Este posibil să fie folosită o copie a telefonului dumneavoastră',
    copiedText:
      'Cineva a folosit o cheie secretă veche a telefonului {name}. Pentru siguranță, acest telefon nu mai poate răspunde în numele dumneavoastră. Ștergeți-l din setări și asociați-l din nou. Dacă nu vă așteptați la asta, schimbați parola și sunați-ne.',
    removedSubject: 'Un telefon a fost șters',
    removedText:
      'Telefonul {name} nu mai poate aproba pentru dumneavoastră. Dacă nu l-ați șters dumneavoastră, schimbați parola.',
    removedLastText:
      'Telefonul {name} nu mai poate aproba pentru dumneavoastră. Era ultimul: de acum trimitem codurile la această adresă. Dacă nu l-ați șters dumneavoastră, schimbați parola.',
  },
  ru: {
    notFound: 'Такого устройства нет.',
    notLinked: 'Этот телефон не ждёт подтверждения.',
    tooManyDevices: 'Больше телефонов добавить нельзя. Сначала удалите один.',
    codeWrong: 'Неверный код.',
    codeExpired: 'Срок действия кода истёк. Запросите новый.',
    codeUsedUp: 'Слишком много неверных кодов. Удалите этот телефон и привяжите его снова.',
    tooManySends: 'Для этого телефона больше нельзя отправить код. Удалите его и привяжите снова.',
    codeSubject: 'Подтвердите телефон',
    codeText:
      'Код для подтверждения телефона {name}: {code}. Он действует один раз в течение {minutes} мин. После этого телефон сможет подтверждать входы и платежи.',
    approvedSubject: 'Телефон может подтверждать за вас',
    approvedText:
      'Теперь телефон {name} может подтверждать входы и платежи. Если вы его не добавляли, удалите его в настройках и смените пароль.',
    deviceRefused: 'Этот телефон больше не привязан. Привяжите его снова.',
    copiedSubject: 'Возможно, кто-то использует копию вашего телефона',
    copiedText:
      'Кто-то использовал старый секрет телефона {name}. В целях безопасности этот телефон больше не может отвечать за вас. Удалите его в настройках и привяжите снова. Если вы этого не ожидали, смените пароль и позвоните нам.',
    removedSubject: 'Телефон удалён',
    removedText: 'Телефон {name} больше не может подтверждать за вас. Если его удалили не вы, смените пароль.',
    removedLastText:
      'Телефон {name} больше не может подтверждать за вас. Он был последним: теперь коды приходят на этот адрес. Если его удалили не вы, смените пароль.',
  },
  ua: {
    notFound: 'Такого пристрою немає.',
    notLinked: 'Цей телефон не чекає на підтвердження.',
    tooManyDevices: 'Більше телефонів додати не можна. Спочатку видаліть один.',
    codeWrong: 'Неправильний код.',
    codeExpired: 'Термін дії коду минув. Замовте новий.',
    codeUsedUp: 'Забагато неправильних кодів. Видаліть цей телефон і прив’яжіть його знову.',
    tooManySends: 'Для цього телефону більше не можна надіслати код. Видаліть його та прив’яжіть знову.',
    codeSubject: 'Підтвердьте телефон',
    codeText:
      'Код для підтвердження телефону {name}: {code}. Він діє один раз протягом {minutes} хв. Після цього телефон зможе підтверджувати входи та платежі.',
    approvedSubject: 'Телефон може підтверджувати за вас',
    approvedText:
      'Відтепер телефон {name} може підтверджувати входи та платежі. Якщо ви його не додавали, видаліть його в налаштуваннях і змініть пароль.',
    deviceRefused: 'Цей телефон більше не прив’язаний. Прив’яжіть його знову.',
    copiedSubject: 'Можливо, хтось користується копією вашого телефону',
    copiedText:
      'Хтось використав старий секрет телефону {name}. Задля безпеки цей телефон більше не може відповідати за вас. Видаліть його в налаштуваннях і прив’яжіть знову. Якщо ви цього не очікували, змініть пароль і зателефонуйте нам.',
    removedSubject: 'Телефон видалено',
    removedText: 'Телефон {name} більше не може підтверджувати за вас. Якщо його видалили не ви, змініть пароль.',
    removedLastText:
      'Телефон {name} більше не може підтверджувати за вас. Він був останнім: відтепер коди надходять на цю адресу. Якщо його видалили не ви, змініть пароль.',
  },
  pt: {
    notFound: 'Este dispositivo não existe.',
    notLinked: 'Este telemóvel não está à espera de aprovação.',
    tooManyDevices: 'Não é possível adicionar mais telemóveis. Remova um primeiro.',
    codeWrong: 'O código não está correto.',
    codeExpired: 'O código expirou. Peça um novo.',
    codeUsedUp: 'Demasiados códigos errados. Remova este telemóvel e associe-o de novo.',
    tooManySends: 'Não é possível enviar mais códigos para este telemóvel. Remova-o e associe-o de novo.',
    codeSubject: 'Aprove o seu telemóvel',
    codeText:
      'O código para aprovar o telemóvel {name} é {code}. É válido uma só vez, durante {minutes} minutos. A partir daí este telemóvel pode aprovar acessos e pagamentos.',
    approvedSubject: 'Um telemóvel pode aprovar por si',
    approvedText:
      'A partir de agora o telemóvel {name} pode aprovar acessos e pagamentos por si. Se não foi você que o adicionou, remova-o nas definições e altere a palavra-passe.',
    deviceRefused: 'Este telemóvel já não está associado. Associe-o de novo.',
    copiedSubject: 'Pode estar a ser usada uma cópia do seu telemóvel',
    copiedText:
      'Alguém usou um segredo antigo do telemóvel {name}. Por segurança, este telemóvel já não pode responder por si. Remova-o nas definições e associe-o de novo. Se não esperava isto, altere a palavra-passe e ligue-nos.',
    removedSubject: 'Um telemóvel foi removido',
    removedText:
      'O telemóvel {name} já não pode aprovar por si. Se não foi você que o removeu, altere a palavra-passe.',
    removedLastText:
      'O telemóvel {name} já não pode aprovar por si. Era o último: a partir de agora enviamos os códigos para este endereço. Se não foi você que o removeu, altere a palavra-passe.',
  },
};

/** @param values what goes into the `{names}` of the sentence */
export function say(language: string, id: Id, values: Readonly<Record<string, string>> = {}): string {
  return textIn(texts, language, id).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
