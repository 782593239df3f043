import type { Texts } from '../../platform/languages';
import { textIn } from '../../platform/languages';

/** What the bank says about settings; the ids of the changes name them inside a message. */
export type TextId =
  | 'wrongPassword'
  | 'notTheSame'
  | 'codeWrong'
  | 'codeExpired'
  | 'codeUsedUp'
  | 'noUser'
  | 'oneAtATime'
  | 'needsDevice'
  | 'needsPhone'
  | 'notAnIp'
  | 'wouldLockOut'
  | 'addressBlocked'
  | 'notAnEmail'
  | 'notAnAccount'
  | 'listedAlready'
  | 'codeSubject'
  | 'codeText'
  | 'signIn'
  | 'approval'
  | 'password'
  | 'ipAdd'
  | 'ipDelete'
  | 'ipMode'
  | 'phone'
  | 'noticeSubject'
  | 'noticeText'
  | 'addressSubject'
  | 'warnText'
  | 'blockedText';

const texts: Texts<TextId> = {
  en: {
    wrongPassword: 'This is not your current password.',
    notTheSame: 'The two passwords are not the same.',
    codeWrong: 'The code is not right.',
    codeExpired: 'The code has expired. Ask for a new one.',
    codeUsedUp: 'Too many wrong codes. Nothing was changed; please start again.',
    noUser: 'This account is closed.',
    oneAtATime: 'Change one setting at a time.',
    needsDevice: 'Link and approve a phone first.',
    needsPhone: 'Add a phone number to your profile first.',
    notAnIp: 'Enter an IPv4 or IPv6 address, or a network such as 203.0.113.0/24.',
    wouldLockOut: 'Your own address would not be on the list, and you could not log in from here again.',
    addressBlocked: 'Your security settings do not allow access from this address.',
    notAnEmail: 'Enter an e-mail address.',
    notAnAccount: 'Enter an account number: 4 to 34 letters and digits.',
    listedAlready: 'This payee is blocked already.',
    codeSubject: 'Your code for a change of your settings',
    codeText:
      'Your code is {code}. It confirms this change: {what}. It works once, for {minutes} minutes. We never ask for it on the phone.',
    signIn: 'how you log in',
    approval: 'how your transfers are approved',
    password: 'your password',
    ipAdd: 'a new trusted address',
    ipDelete: 'a trusted address removed',
    ipMode: 'what happens at unknown addresses',
    phone: 'the phone that gets your codes',
    noticeSubject: 'Your security settings were changed',
    noticeText: 'Changed at {time}: {what}. If this was not you, change your password and call us.',
    addressSubject: 'A login from an address that is not on your list',
    warnText:
      'Somebody logged in to your account from {ip} with {browser}. If this was not you, change your password and call us.',
    blockedText:
      'We refused a login from {ip} with {browser}, because this address is not on your list. Whoever it was knows your password. If this was not you, change it.',
  },
  es: {
    wrongPassword: 'Esta no es tu contraseña actual.',
    notTheSame: 'Las dos contraseñas no coinciden.',
    codeWrong: 'El código no es correcto.',
    codeExpired: 'El código ha caducado. Solicita uno nuevo.',
    codeUsedUp: 'Demasiados códigos incorrectos. No se ha cambiado nada; empieza de nuevo.',
    noUser: 'Esta cuenta está cerrada.',
    oneAtATime: 'Cambia un ajuste cada vez.',
    needsDevice: 'Vincula y aprueba primero un teléfono.',
    needsPhone: 'Añade primero un número de teléfono a tu perfil.',
    notAnIp: 'Introduce una dirección IPv4 o IPv6, o una red como 203.0.113.0/24.',
    wouldLockOut: 'Tu propia dirección no estaría en la lista y no podrías volver a iniciar sesión desde aquí.',
    addressBlocked: 'Tus ajustes de seguridad no permiten el acceso desde esta dirección.',
    notAnEmail: 'Introduce una dirección de correo.',
    notAnAccount: 'Introduce un número de cuenta: de 4 a 34 letras y cifras.',
    listedAlready: 'Este beneficiario ya está bloqueado.',
    codeSubject: 'Tu código para cambiar los ajustes',
    codeText:
      'Tu código es {code}. Confirma este cambio: {what}. Sirve una sola vez, durante {minutes} minutos. Nunca te lo pediremos por teléfono.',
    signIn: 'cómo inicias sesión',
    approval: 'cómo se aprueban tus transferencias',
    password: 'tu contraseña',
    ipAdd: 'una nueva dirección de confianza',
    ipDelete: 'una dirección de confianza eliminada',
    ipMode: 'qué ocurre con direcciones desconocidas',
    phone: 'el teléfono que recibe tus códigos',
    noticeSubject: 'Tus ajustes de seguridad han cambiado',
    noticeText: 'Cambiado el {time}: {what}. Si no has sido tú, cambia la contraseña y llámanos.',
    addressSubject: 'Inicio de sesión desde una dirección que no está en tu lista',
    warnText:
      'Alguien ha iniciado sesión en tu cuenta desde {ip} con {browser}. Si no has sido tú, cambia la contraseña y llámanos.',
    blockedText:
      'Hemos rechazado un inicio de sesión desde {ip} con {browser}, porque la dirección no está en tu lista. Quien fuera conoce tu contraseña. Si no has sido tú, cámbiala.',
  },
  ro: {
    wrongPassword: 'Aceasta nu este parola dumneavoastră actuală.',
    notTheSame: 'Cele două parole nu coincid.',
    codeWrong: 'Codul nu este corect.',
    codeExpired: 'Codul a expirat. Cereți unul nou.',
    codeUsedUp: 'Prea multe coduri greșite. Nu s-a schimbat nimic; începeți din nou.',
    noUser: 'Acest cont este închis.',
    oneAtATime: 'Schimbați câte o setare pe rând.',
    needsDevice: 'Asociați și aprobați mai întâi un telefon.',
    needsPhone: 'Adăugați mai întâi un număr de telefon în profil.',
    notAnIp: 'Introduceți o adresă IPv4 sau IPv6 ori o rețea precum 203.0.113.0/24.',
    wouldLockOut: 'Propria adresă nu ar fi pe listă și nu v-ați mai putea autentifica de aici.',
    addressBlocked: 'Setările de securitate nu permit accesul de la această adresă.',
    notAnEmail: 'Introduceți o adresă de e-mail.',
    notAnAccount: 'Introduceți un număr de cont: între 4 și 34 de litere și cifre.',
    listedAlready: 'Acest beneficiar este deja blocat.',
    codeSubject: 'Codul pentru modificarea setărilor',
    codeText:
      'Codul dumneavoastră este {code}. Confirmă această modificare: {what}. Este valabil o singură dată, timp de {minutes} minute. Nu vi-l cerem niciodată la telefon.',
    signIn: 'modul de autentificare',
    approval: 'modul de aprobare a transferurilor',
    password: 'parola',
    ipAdd: 'o nouă adresă de încredere',
    ipDelete: 'o adresă de încredere ștearsă',
    ipMode: 'ce se întâmplă la adrese necunoscute',
    phone: 'telefonul care primește codurile dumneavoastră',
    noticeSubject: 'Setările de securitate au fost modificate',
    noticeText: 'Modificat la {time}: {what}. Dacă nu ați fost dumneavoastră, schimbați parola și sunați-ne.',
    addressSubject: 'Autentificare de la o adresă care nu este pe listă',
    warnText:
      'Cineva s-a autentificat în contul dumneavoastră de la {ip} cu {browser}. Dacă nu ați fost dumneavoastră, schimbați parola și sunați-ne.',
    blockedText:
      'Am refuzat o autentificare de la {ip} cu {browser}, deoarece adresa nu este pe listă. Persoana respectivă vă știe parola. Dacă nu ați fost dumneavoastră, schimbați-o.',
  },
  ru: {
    wrongPassword: 'Это не ваш текущий пароль.',
    notTheSame: 'Пароли не совпадают.',
    codeWrong: 'Неверный код.',
    codeExpired: 'Срок действия кода истёк. Запросите новый.',
    codeUsedUp: 'Слишком много неверных кодов. Ничего не изменено; начните заново.',
    noUser: 'Этот счёт закрыт.',
    oneAtATime: 'Меняйте настройки по одной.',
    needsDevice: 'Сначала привяжите и подтвердите телефон.',
    needsPhone: 'Сначала добавьте номер телефона в профиль.',
    notAnIp: 'Введите адрес IPv4 или IPv6 либо сеть, например 203.0.113.0/24.',
    wouldLockOut: 'Вашего адреса не будет в списке, и войти отсюда вы больше не сможете.',
    addressBlocked: 'Ваши настройки безопасности не разрешают доступ с этого адреса.',
    notAnEmail: 'Введите адрес электронной почты.',
    notAnAccount: 'Введите номер счёта: от 4 до 34 букв и цифр.',
    listedAlready: 'Этот получатель уже заблокирован.',
    codeSubject: 'Код для изменения настроек',
    codeText:
      'Ваш код: {code}. Он подтверждает изменение: {what}. Действует один раз в течение {minutes} мин. Мы никогда не спрашиваем его по телефону.',
    signIn: 'способ входа',
    approval: 'способ подтверждения переводов',
    password: 'пароль',
    ipAdd: 'новый доверенный адрес',
    ipDelete: 'удаление доверенного адреса',
    ipMode: 'действия при неизвестных адресах',
    phone: 'телефон, на который приходят коды',
    noticeSubject: 'Настройки безопасности изменены',
    noticeText: 'Изменено {time}: {what}. Если это были не вы, смените пароль и позвоните нам.',
    addressSubject: 'Вход с адреса не из вашего списка',
    warnText:
      'Выполнен вход в ваш личный кабинет с адреса {ip}, браузер: {browser}. Если это были не вы, смените пароль и позвоните нам.',
    blockedText:
      'Мы отклонили вход с адреса {ip}, браузер: {browser}, потому что этого адреса нет в вашем списке. Тот, кто входил, знает ваш пароль. Если это были не вы, смените его.',
  },
  ua: {
    wrongPassword: 'Це не ваш поточний пароль.',
    notTheSame: 'Паролі не збігаються.',
    codeWrong: 'Неправильний код.',
    codeExpired: 'Термін дії коду минув. Замовте новий.',
    codeUsedUp: 'Забагато неправильних кодів. Нічого не змінено; почніть спочатку.',
    noUser: 'Цей рахунок закрито.',
    oneAtATime: 'Змінюйте налаштування по одному.',
    needsDevice: 'Спочатку прив’яжіть і підтвердьте телефон.',
    needsPhone: 'Спочатку додайте номер телефону до профілю.',
    notAnIp: 'Введіть адресу IPv4 або IPv6 чи мережу, наприклад 203.0.113.0/24.',
    wouldLockOut: 'Вашої адреси не буде в списку, і ввійти звідси ви більше не зможете.',
    addressBlocked: 'Ваші налаштування безпеки не дозволяють доступ із цієї адреси.',
    notAnEmail: 'Введіть адресу електронної пошти.',
    notAnAccount: 'Введіть номер рахунку: від 4 до 34 літер і цифр.',
    listedAlready: 'Цього отримувача вже заблоковано.',
    codeSubject: 'Код для зміни налаштувань',
    codeText:
      'Ваш код: {code}. Він підтверджує зміну: {what}. Діє один раз протягом {minutes} хв. Ми ніколи не запитуємо його телефоном.',
    signIn: 'спосіб входу',
    approval: 'спосіб підтвердження переказів',
    password: 'пароль',
    ipAdd: 'нова довірена адреса',
    ipDelete: 'видалення довіреної адреси',
    ipMode: 'дії за невідомих адрес',
    phone: 'телефон, на який надходять коди',
    noticeSubject: 'Налаштування безпеки змінено',
    noticeText: 'Змінено {time}: {what}. Якщо це були не ви, змініть пароль і зателефонуйте нам.',
    addressSubject: 'Вхід з адреси не з вашого списку',
    warnText:
      'Виконано вхід до вашого особистого кабінету з адреси {ip}, браузер: {browser}. Якщо це були не ви, змініть пароль і зателефонуйте нам.',
    blockedText:
      'Ми відхилили вхід з адреси {ip}, браузер: {browser}, бо цієї адреси немає у вашому списку. Той, хто входив, знає ваш пароль. Якщо це були не ви, змініть його.',
  },
  pt: {
    wrongPassword: 'Esta não é a sua palavra-passe atual.',
    notTheSame: 'As duas palavras-passe não coincidem.',
    codeWrong: 'O código não está correto.',
    codeExpired: 'O código expirou. Peça um novo.',
    codeUsedUp: 'Demasiados códigos errados. Nada foi alterado; comece de novo.',
    noUser: 'Esta conta está encerrada.',
    oneAtATime: 'Altere uma definição de cada vez.',
    needsDevice: 'Associe e aprove primeiro um telemóvel.',
    needsPhone: 'Adicione primeiro um número de telefone ao seu perfil.',
    notAnIp: 'Introduza um endereço IPv4 ou IPv6, ou uma rede como 203.0.113.0/24.',
    wouldLockOut: 'O seu próprio endereço não estaria na lista e não poderia voltar a entrar a partir daqui.',
    addressBlocked: 'As suas definições de segurança não permitem o acesso a partir deste endereço.',
    notAnEmail: 'Introduza um endereço de e-mail.',
    notAnAccount: 'Introduza um número de conta: 4 a 34 letras e algarismos.',
    listedAlready: 'Este beneficiário já está bloqueado.',
    codeSubject: 'O seu código para alterar as definições',
    codeText:
      'O seu código é {code}. Confirma esta alteração: {what}. É válido uma só vez, durante {minutes} minutos. Nunca o pedimos por telefone.',
    signIn: 'como inicia sessão',
    approval: 'como são aprovadas as suas transferências',
    password: 'a sua palavra-passe',
    ipAdd: 'um novo endereço de confiança',
    ipDelete: 'um endereço de confiança removido',
    ipMode: 'o que acontece em endereços desconhecidos',
    phone: 'o telefone que recebe os seus códigos',
    noticeSubject: 'As suas definições de segurança foram alteradas',
    noticeText: 'Alterado em {time}: {what}. Se não foi você, altere a palavra-passe e ligue-nos.',
    addressSubject: 'Início de sessão a partir de um endereço fora da sua lista',
    warnText:
      'Alguém iniciou sessão na sua conta a partir de {ip} com {browser}. Se não foi você, altere a palavra-passe e ligue-nos.',
    blockedText:
      'Recusámos um início de sessão a partir de {ip} com {browser}, porque este endereço não está na sua lista. Quem tentou entrar sabe a sua palavra-passe. Se não foi você, altere-a.',
  },
};

/** @param values what goes into the `{names}` of the sentence */
export function say(language: string, id: TextId, values: Readonly<Record<string, string>> = {}): string {
  return textIn(texts, language, id).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
