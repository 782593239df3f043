import type { Texts } from '../../platform/languages';
import { textIn } from '../../platform/languages';

type Id =
  | 'badCredentials'
  | 'locked'
  | 'signInExpired'
  | 'codeWrong'
  | 'codeExpired'
  | 'codeUsedUp'
  | 'codeRequired'
  | 'tooManySends'
  | 'sessionExpired'
  | 'codeSubject'
  | 'codeText'
  | 'waitingForDevice'
  | 'declined'
  | 'expired'
  | 'deviceRequired'
  | 'linkNotOffered'
  | 'tooManyMessages'
  | 'smsText'
  | 'browserSubject'
  | 'browserText'
  | 'pushText'
  | 'storesText'
  | 'browserOn'
  | 'unknownBrowser'
  | 'outOfScope';

const texts: Texts<Id> = {
  en: {
    badCredentials: 'The e-mail address or the password is not right.',
    locked: 'Too many wrong passwords. Login for this address opens again in {minutes} min.',
    signInExpired: 'This login has expired. Please start again.',
    codeWrong: 'The code is not right.',
    codeExpired: 'The code has expired. Ask for a new one.',
    codeUsedUp: 'Too many wrong codes. Please log in again.',
    codeRequired: 'Enter the code we sent you.',
    tooManySends: 'No more codes can be sent for this login. Please start again.',
    sessionExpired: 'Your session has expired. Please log in again.',
    codeSubject: 'Your login code',
    codeText: 'Your login code is {code}. It works once, for {minutes} minutes. We never ask for it by phone.',
    waitingForDevice: 'Confirm this login on your phone first.',
    declined: 'This login was declined on the phone.',
    expired: 'The question on your phone has expired. Send it again.',
    deviceRequired: 'Link a phone before you go on.',
    linkNotOffered: 'This login does not ask for a phone.',
    tooManyMessages: 'No more messages can be sent for this login.',
    smsText:
      '{identifier}: your login code is {code}. It works once, for {minutes} minutes. We never ask for it by phone.',
    browserSubject: 'Login from a new browser',
    browserText:
      'Somebody is logging in to your account from {browser}. If it is you, your code is {code}. It works once, for {minutes} minutes.',
    pushText: 'Are you logging in from {browser}? Approve only if the screen shows the number {number}.',
    storesText: 'Get the app and link your phone. Android: {android} iPhone: {ios}',
    browserOn: '{browser} on {system}',
    outOfScope: 'This session may not do this.',
    unknownBrowser: 'an unknown browser',
  },
  es: {
    badCredentials: 'La dirección de correo o la contraseña no son correctas.',
    locked:
      'Demasiadas contraseñas incorrectas. Podrás volver a iniciar sesión con esta dirección dentro de {minutes} min.',
    signInExpired: 'Este inicio de sesión ha caducado. Empieza de nuevo.',
    codeWrong: 'El código no es correcto.',
    codeExpired: 'El código ha caducado. Solicita uno nuevo.',
    codeUsedUp: 'Demasiados códigos incorrectos. Inicia sesión de nuevo.',
    codeRequired: 'Introduce el código que te hemos enviado.',
    tooManySends: 'No se pueden enviar más códigos para este inicio de sesión. Empieza de nuevo.',
    sessionExpired: 'Tu sesión ha caducado. Inicia sesión de nuevo.',
    codeSubject: 'Tu código de acceso',
    codeText:
      'Tu código de acceso es {code}. Sirve una sola vez, durante {minutes} minutos. Nunca te lo pediremos por teléfono.',
    waitingForDevice: 'Confirma primero este inicio de sesión en tu teléfono.',
    declined: 'Este inicio de sesión se ha rechazado en el teléfono.',
    expired: 'La solicitud en tu teléfono ha caducado. Envíala de nuevo.',
    deviceRequired: 'Vincula un teléfono antes de continuar.',
    linkNotOffered: 'Este inicio de sesión no requiere vincular un teléfono.',
    tooManyMessages: 'No se pueden enviar más mensajes para este inicio de sesión.',
    smsText:
      '{identifier}: tu código de acceso es {code}. Sirve una sola vez, durante {minutes} minutos. Nunca te lo pediremos por teléfono.',
    browserSubject: 'Inicio de sesión desde un navegador nuevo',
    browserText:
      'Alguien está iniciando sesión en tu cuenta desde {browser}. Si eres tú, tu código es {code}. Sirve una sola vez, durante {minutes} minutos.',
    pushText: '¿Estás iniciando sesión desde {browser}? Aprueba solo si la pantalla muestra el número {number}.',
    storesText: 'Descarga la aplicación y vincula tu teléfono. Android: {android} iPhone: {ios}',
    browserOn: '{browser} en {system}',
    outOfScope: 'Esta sesión no permite hacer esto.',
    unknownBrowser: 'un navegador desconocido',
  },
  ro: {
    badCredentials: 'Adresa de e-mail sau parola nu este corectă.',
    locked: 'Prea multe parole greșite. Autentificarea cu această adresă va fi posibilă din nou peste {minutes} min.',
    signInExpired: 'Această autentificare a expirat. Începeți din nou.',
    codeWrong: 'Codul nu este corect.',
    codeExpired: 'Codul a expirat. Cereți unul nou.',
    codeUsedUp: 'Prea multe coduri greșite. Autentificați-vă din nou.',
    codeRequired: 'Introduceți codul pe care vi l-am trimis.',
    tooManySends: 'Nu se mai pot trimite coduri pentru această autentificare. Începeți din nou.',
    sessionExpired: 'Sesiunea a expirat. Autentificați-vă din nou.',
    codeSubject: 'Codul dumneavoastră de autentificare',
    codeText:
      'Codul de autentificare este {code}. Este valabil o singură dată, timp de {minutes} minute. Nu vi-l cerem niciodată la telefon.',
    waitingForDevice: 'Confirmați mai întâi autentificarea pe telefon.',
    declined: 'Această autentificare a fost respinsă pe telefon.',
    expired: 'Cererea de pe telefon a expirat. Trimiteți-o din nou.',
    deviceRequired: 'Asociați un telefon înainte de a continua.',
    linkNotOffered: 'Această autentificare nu cere asocierea unui telefon.',
    tooManyMessages: 'Nu se mai pot trimite mesaje pentru această autentificare.',
    smsText:
      '{identifier}: codul de autentificare este {code}. Este valabil o singură dată, timp de {minutes} minute. Nu vi-l cerem niciodată la telefon.',
    browserSubject: 'Autentificare dintr-un browser nou',
    browserText:
      'Cineva se autentifică în contul dumneavoastră din {browser}. Dacă sunteți dumneavoastră, codul este {code}. Este valabil o singură dată, timp de {minutes} minute.',
    pushText: 'Vă autentificați din {browser}? Aprobați doar dacă pe ecran apare numărul {number}.',
    storesText: 'Descărcați aplicația și asociați telefonul. Android: {android} iPhone: {ios}',
    browserOn: '{browser} pe {system}',
    outOfScope: 'Această sesiune nu permite acest lucru.',
    unknownBrowser: 'un browser necunoscut',
  },
  ru: {
    badCredentials: 'Неверный адрес электронной почты или пароль.',
    locked: 'Слишком много неверных паролей. Вход с этим адресом снова откроется через {minutes} мин.',
    signInExpired: 'Время входа истекло. Начните заново.',
    codeWrong: 'Неверный код.',
    codeExpired: 'Срок действия кода истёк. Запросите новый.',
    codeUsedUp: 'Слишком много неверных кодов. Войдите снова.',
    codeRequired: 'Введите код, который мы вам отправили.',
    tooManySends: 'Для этого входа больше нельзя отправить код. Начните заново.',
    sessionExpired: 'Время сеанса истекло. Войдите снова.',
    codeSubject: 'Код для входа',
    codeText:
      'Код для входа: {code}. Он действует один раз в течение {minutes} мин. Мы никогда не спрашиваем его по телефону.',
    waitingForDevice: 'Сначала подтвердите вход на телефоне.',
    declined: 'Вход отклонён на телефоне.',
    expired: 'Время запроса на телефоне истекло. Отправьте его ещё раз.',
    deviceRequired: 'Чтобы продолжить, привяжите телефон.',
    linkNotOffered: 'Для этого входа телефон не нужен.',
    tooManyMessages: 'Для этого входа больше нельзя отправить сообщение.',
    smsText:
      '{identifier}: код для входа — {code}. Он действует один раз в течение {minutes} мин. Мы никогда не спрашиваем его по телефону.',
    browserSubject: 'Вход из нового браузера',
    browserText:
      'Кто-то входит в ваш личный кабинет. Браузер: {browser}. Если это вы, код: {code}. Он действует один раз в течение {minutes} мин.',
    pushText: 'Это вы входите? Браузер: {browser}. Подтвердите, только если на экране число {number}.',
    storesText: 'Установите приложение и привяжите телефон. Android: {android} iPhone: {ios}',
    browserOn: '{browser} на {system}',
    outOfScope: 'В этом сеансе это недоступно.',
    unknownBrowser: 'неизвестный браузер',
  },
  ua: {
    badCredentials: 'Неправильна адреса електронної пошти або пароль.',
    locked: 'Забагато неправильних паролів. Вхід із цією адресою знову відкриється через {minutes} хв.',
    signInExpired: 'Час входу минув. Почніть спочатку.',
    codeWrong: 'Неправильний код.',
    codeExpired: 'Термін дії коду минув. Замовте новий.',
    codeUsedUp: 'Забагато неправильних кодів. Увійдіть знову.',
    codeRequired: 'Введіть код, який ми вам надіслали.',
    tooManySends: 'Для цього входу більше не можна надіслати код. Почніть спочатку.',
    sessionExpired: 'Час сеансу минув. Увійдіть знову.',
    codeSubject: 'Код для входу',
    codeText: 'Код для входу: {code}. Він діє один раз протягом {minutes} хв. Ми ніколи не запитуємо його телефоном.',
    waitingForDevice: 'Спочатку підтвердьте вхід на телефоні.',
    declined: 'Вхід відхилено на телефоні.',
    expired: 'Час запиту на телефоні минув. Надішліть його ще раз.',
    deviceRequired: 'Щоб продовжити, прив’яжіть телефон.',
    linkNotOffered: 'Для цього входу телефон не потрібен.',
    tooManyMessages: 'Для цього входу більше не можна надіслати повідомлення.',
    smsText:
      '{identifier}: код для входу — {code}. Він діє один раз протягом {minutes} хв. Ми ніколи не запитуємо його телефоном.',
    browserSubject: 'Вхід із нового браузера',
    browserText:
      'Хтось входить до вашого особистого кабінету. Браузер: {browser}. Якщо це ви, код: {code}. Він діє один раз протягом {minutes} хв.',
    pushText: 'Це ви входите? Браузер: {browser}. Підтвердьте, лише якщо на екрані число {number}.',
    storesText: 'Установіть застосунок і прив’яжіть телефон. Android: {android} iPhone: {ios}',
    browserOn: '{browser} на {system}',
    outOfScope: 'У цьому сеансі це недоступно.',
    unknownBrowser: 'невідомий браузер',
  },
  pt: {
    badCredentials: 'O e-mail ou a palavra-passe não estão corretos.',
    locked: 'Demasiadas palavras-passe erradas. O acesso com este endereço reabre daqui a {minutes} min.',
    signInExpired: 'Este início de sessão expirou. Comece de novo.',
    codeWrong: 'O código não está correto.',
    codeExpired: 'O código expirou. Peça um novo.',
    codeUsedUp: 'Demasiados códigos errados. Inicie sessão de novo.',
    codeRequired: 'Introduza o código que lhe enviámos.',
    tooManySends: 'Não é possível enviar mais códigos para este início de sessão. Comece de novo.',
    sessionExpired: 'A sua sessão expirou. Inicie sessão de novo.',
    codeSubject: 'O seu código de acesso',
    codeText:
      'O seu código de acesso é {code}. É válido uma só vez, durante {minutes} minutos. Nunca o pedimos por telefone.',
    waitingForDevice: 'Confirme primeiro este início de sessão no seu telemóvel.',
    declined: 'Este início de sessão foi recusado no telemóvel.',
    expired: 'O pedido no seu telemóvel expirou. Envie-o de novo.',
    deviceRequired: 'Associe um telemóvel antes de continuar.',
    linkNotOffered: 'Este início de sessão não pede um telemóvel.',
    tooManyMessages: 'Não é possível enviar mais mensagens para este início de sessão.',
    smsText:
      '{identifier}: o seu código de acesso é {code}. É válido uma só vez, durante {minutes} minutos. Nunca o pedimos por telefone.',
    browserSubject: 'Início de sessão num navegador novo',
    browserText:
      'Alguém está a entrar na sua conta a partir de {browser}. Se for você, o código é {code}. É válido uma só vez, durante {minutes} minutos.',
    pushText: 'Está a iniciar sessão a partir de {browser}? Aprove apenas se o ecrã mostrar o número {number}.',
    storesText: 'Obtenha a aplicação e associe o seu telemóvel. Android: {android} iPhone: {ios}',
    browserOn: '{browser} em {system}',
    outOfScope: 'Esta sessão não permite fazer isto.',
    unknownBrowser: 'um navegador desconhecido',
  },
};

/** @param values what goes into the `{names}` of the sentence */
export function say(language: string, id: Id, values: Readonly<Record<string, string>> = {}): string {
  return textIn(texts, language, id).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
