import type { Texts } from '../platform/languages';
import { textIn } from '../platform/languages';

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
  | 'codeText';

const texts: Texts<Id> = {
  en: {
    badCredentials: 'The e-mail address or the password is not right.',
    locked: 'Too many wrong passwords. Sign-in for this address opens again at {time} UTC.',
    signInExpired: 'This sign-in has expired. Please start again.',
    codeWrong: 'The code is not right.',
    codeExpired: 'The code has expired. Ask for a new one.',
    codeUsedUp: 'Too many wrong codes. Please sign in again.',
    codeRequired: 'Enter the code we sent you.',
    tooManySends: 'No more codes can be sent for this sign-in. Please start again.',
    sessionExpired: 'Your session has expired. Please sign in again.',
    codeSubject: 'Your sign-in code',
    codeText: 'Your sign-in code is {code}. It works once, for {minutes} minutes. We never ask for it by phone.',
  },
  es: {
    badCredentials: 'El correo electrónico o la contraseña no son correctos.',
    locked: 'Demasiadas contraseñas incorrectas. Podrá volver a entrar con esta dirección a las {time} UTC.',
    signInExpired: 'Este inicio de sesión ha caducado. Empiece de nuevo.',
    codeWrong: 'El código no es correcto.',
    codeExpired: 'El código ha caducado. Solicite uno nuevo.',
    codeUsedUp: 'Demasiados códigos incorrectos. Inicie sesión de nuevo.',
    codeRequired: 'Introduzca el código que le hemos enviado.',
    tooManySends: 'No se pueden enviar más códigos para este inicio de sesión. Empiece de nuevo.',
    sessionExpired: 'Su sesión ha caducado. Inicie sesión de nuevo.',
    codeSubject: 'Su código de acceso',
    codeText:
      'Su código de acceso es {code}. Sirve una sola vez, durante {minutes} minutos. Nunca se lo pediremos por teléfono.',
  },
  ro: {
    badCredentials: 'Adresa de e-mail sau parola nu este corectă.',
    locked: 'Prea multe parole greșite. Autentificarea cu această adresă se redeschide la {time} UTC.',
    signInExpired: 'Această autentificare a expirat. Începeți din nou.',
    codeWrong: 'Codul nu este corect.',
    codeExpired: 'Codul a expirat. Cereți unul nou.',
    codeUsedUp: 'Prea multe coduri greșite. Autentificați-vă din nou.',
    codeRequired: 'Introduceți codul pe care vi l-am trimis.',
    tooManySends: 'Nu se mai pot trimite coduri pentru această autentificare. Începeți din nou.',
    sessionExpired: 'Sesiunea a expirat. Autentificați-vă din nou.',
    codeSubject: 'Codul dumneavoastră de autentificare',
    codeText:
      'Codul de autentificare este {code}. Funcționează o singură dată, timp de {minutes} minute. Nu vi-l cerem niciodată la telefon.',
  },
  ru: {
    badCredentials: 'Неверный адрес электронной почты или пароль.',
    locked: 'Слишком много неверных паролей. Вход с этим адресом снова откроется в {time} UTC.',
    signInExpired: 'Время входа истекло. Начните заново.',
    codeWrong: 'Неверный код.',
    codeExpired: 'Срок действия кода истёк. Запросите новый.',
    codeUsedUp: 'Слишком много неверных кодов. Войдите заново.',
    codeRequired: 'Введите код, который мы вам отправили.',
    tooManySends: 'Для этого входа больше нельзя отправить код. Начните заново.',
    sessionExpired: 'Сеанс завершён. Войдите заново.',
    codeSubject: 'Код для входа',
    codeText:
      'Код для входа: {code}. Он действует один раз в течение {minutes} мин. Мы никогда не спрашиваем его по телефону.',
  },
  ua: {
    badCredentials: 'Неправильна адреса електронної пошти або пароль.',
    locked: 'Забагато неправильних паролів. Вхід із цією адресою знову відкриється о {time} UTC.',
    signInExpired: 'Час входу минув. Почніть спочатку.',
    codeWrong: 'Неправильний код.',
    codeExpired: 'Термін дії коду минув. Запросіть новий.',
    codeUsedUp: 'Забагато неправильних кодів. Увійдіть знову.',
    codeRequired: 'Введіть код, який ми вам надіслали.',
    tooManySends: 'Для цього входу більше не можна надіслати код. Почніть спочатку.',
    sessionExpired: 'Сеанс завершено. Увійдіть знову.',
    codeSubject: 'Код для входу',
    codeText: 'Код для входу: {code}. Він діє один раз протягом {minutes} хв. Ми ніколи не запитуємо його телефоном.',
  },
  pt: {
    badCredentials: 'O e-mail ou a palavra-passe não estão corretos.',
    locked: 'Demasiadas palavras-passe erradas. O acesso com este endereço reabre às {time} UTC.',
    signInExpired: 'Este início de sessão expirou. Comece de novo.',
    codeWrong: 'O código não está correto.',
    codeExpired: 'O código expirou. Peça um novo.',
    codeUsedUp: 'Demasiados códigos errados. Inicie sessão de novo.',
    codeRequired: 'Introduza o código que lhe enviámos.',
    tooManySends: 'Não é possível enviar mais códigos para este início de sessão. Comece de novo.',
    sessionExpired: 'A sua sessão expirou. Inicie sessão de novo.',
    codeSubject: 'O seu código de acesso',
    codeText:
      'O seu código de acesso é {code}. Funciona uma só vez, durante {minutes} minutos. Nunca o pedimos por telefone.',
  },
};

/** @param values what goes into the `{names}` of the sentence */
export function say(language: string, id: Id, values: Readonly<Record<string, string>> = {}): string {
  return textIn(texts, language, id).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
