import type { Texts } from '../../platform/languages';
import { textIn } from '../../platform/languages';
import type { PasswordProblem } from './password-rule';

type Id =
  | PasswordProblem
  | 'samePassword'
  | 'linkUnknown'
  | 'linkExpired'
  | 'linkUsed'
  | 'notActivated'
  | 'passwordChangeRequired'
  | 'codeWrong'
  | 'codeExpired'
  | 'codeUsedUp'
  | 'tooManySends'
  | 'linkSubject'
  | 'linkText'
  | 'linkTextBusiness'
  | 'linkTextEmployee'
  | 'codeSubject'
  | 'codeText'
  | 'changedSubject'
  | 'changedText';

const texts: Texts<Id> = {
  en: {
    tooShort: 'The password needs at least 10 characters.',
    tooLong: 'The password may have at most 128 characters.',
    hasAddress: 'The password must not contain your e-mail address.',
    tooCommon: 'This password is easy to guess. Choose another one.',
    tooSimple: 'Use small letters, capitals, digits or symbols, three kinds of them; or at least 16 characters.',
    samePassword: 'This is the password you have now. Choose another one.',
    linkUnknown: 'This activation link is not valid. Open the newest link we sent you, or ask for another one.',
    linkExpired: 'This activation link has expired. We can send you a new one.',
    linkUsed: 'This activation link has been used already. Log in with your password.',
    notActivated: 'Your account is not activated yet. Open the link that we sent to your e-mail address.',
    passwordChangeRequired: 'You need to choose a new password before you can log in.',
    codeWrong: 'The code is not right.',
    codeExpired: 'The code has expired. Ask for a new one.',
    codeUsedUp: 'Too many wrong codes. Ask for a new one.',
    tooManySends: 'We have sent several messages to this address. You can ask for another one in {minutes} min.',
    linkSubject: 'Activate your account',
    linkText: 'Welcome. Open this link to activate your account: {link} It works for {hours} hours.',
    linkTextBusiness: 'Welcome. Open this link to activate your company’s account: {link} It works for {hours} hours.',
    linkTextEmployee:
      'Your company has given you access to its account. Open this link and choose your password: {link} It works for {hours} hours.',
    codeSubject: 'Your code for a new password',
    codeText:
      'Your code for a new password is {code}. It works once, for {minutes} minutes. If you did not ask for it, do nothing. We never ask for it by phone.',
    changedSubject: 'Your password has been changed',
    changedText:
      'Your password was changed on {time}, and you were logged out everywhere. If that was not you, call us at once.',
  },
  es: {
    tooShort: 'La contraseña necesita al menos 10 caracteres.',
    tooLong: 'La contraseña puede tener como máximo 128 caracteres.',
    hasAddress: 'La contraseña no puede contener tu dirección de correo.',
    tooCommon: 'Esta contraseña es fácil de adivinar. Elige otra.',
    tooSimple: 'Combina tres tipos: minúsculas, mayúsculas, cifras o símbolos; o usa al menos 16 caracteres.',
    samePassword: 'Esta es tu contraseña actual. Elige otra.',
    linkUnknown: 'Este enlace de activación no es válido. Abre el último que te hemos enviado o solicita otro.',
    linkExpired: 'Este enlace de activación ha caducado. Podemos enviarte uno nuevo.',
    linkUsed: 'Este enlace de activación ya se ha utilizado. Inicia sesión con tu contraseña.',
    notActivated: 'Tu cuenta aún no está activada. Abre el enlace que hemos enviado a tu dirección de correo.',
    passwordChangeRequired: 'Tienes que elegir una contraseña nueva antes de iniciar sesión.',
    codeWrong: 'El código no es correcto.',
    codeExpired: 'El código ha caducado. Solicita uno nuevo.',
    codeUsedUp: 'Demasiados códigos incorrectos. Solicita uno nuevo.',
    tooManySends: 'Ya hemos enviado varios mensajes a esta dirección. Podrás solicitar otro dentro de {minutes} min.',
    linkSubject: 'Activa tu cuenta',
    linkText: 'Te damos la bienvenida. Abre este enlace para activar tu cuenta: {link} Sirve durante {hours} horas.',
    linkTextBusiness:
      'Te damos la bienvenida. Abre este enlace para activar la cuenta de tu empresa: {link} Sirve durante {hours} horas.',
    linkTextEmployee:
      'Tu empresa te ha dado acceso a su cuenta. Abre este enlace y elige tu contraseña: {link} Sirve durante {hours} horas.',
    codeSubject: 'Tu código para una contraseña nueva',
    codeText:
      'Tu código para una contraseña nueva es {code}. Sirve una sola vez, durante {minutes} minutos. Si no lo has solicitado, no hagas nada. Nunca te lo pediremos por teléfono.',
    changedSubject: 'Tu contraseña ha cambiado',
    changedText:
      'Tu contraseña se cambió el {time} y se cerraron todas tus sesiones. Si no has sido tú, llámanos enseguida.',
  },
  ro: {
    tooShort: 'Parola trebuie să aibă cel puțin 10 caractere.',
    tooLong: 'Parola poate avea cel mult 128 de caractere.',
    hasAddress: 'Parola nu poate conține adresa dumneavoastră de e-mail.',
    tooCommon: 'Această parolă este ușor de ghicit. Alegeți alta.',
    tooSimple: 'Folosiți trei feluri: litere mici, litere mari, cifre sau simboluri; ori cel puțin 16 caractere.',
    samePassword: 'Aceasta este parola dumneavoastră actuală. Alegeți alta.',
    linkUnknown: 'Acest link de activare nu este valid. Deschideți cel mai nou link primit sau cereți altul.',
    linkExpired: 'Acest link de activare a expirat. Vă putem trimite unul nou.',
    linkUsed: 'Acest link de activare a fost deja folosit. Autentificați-vă cu parola.',
    notActivated: 'Contul dumneavoastră nu este încă activat. Deschideți linkul trimis la adresa de e-mail.',
    passwordChangeRequired: 'Trebuie să alegeți o parolă nouă înainte de autentificare.',
    codeWrong: 'Codul nu este corect.',
    codeExpired: 'Codul a expirat. Cereți unul nou.',
    codeUsedUp: 'Prea multe coduri greșite. Cereți unul nou.',
    tooManySends: 'Am trimis deja mai multe mesaje la această adresă. Puteți cere altul peste {minutes} min.',
    linkSubject: 'Activați-vă contul',
    linkText: 'Bine ați venit. Deschideți acest link pentru a activa contul: {link} Este valabil {hours} de ore.',
    linkTextBusiness:
      'Bine ați venit. Deschideți acest link pentru a activa contul companiei: {link} Este valabil {hours} de ore.',
    linkTextEmployee:
      'Compania v-a dat acces la contul ei. Deschideți acest link și alegeți-vă parola: {link} Este valabil {hours} de ore.',
    codeSubject: 'Codul pentru o parolă nouă',
    codeText:
      'Codul pentru o parolă nouă este {code}. Este valabil o singură dată, timp de {minutes} minute. Dacă nu l-ați cerut, nu faceți nimic. Nu vi-l cerem niciodată la telefon.',
    changedSubject: 'Parola dumneavoastră a fost schimbată',
    changedText:
      'Parola a fost schimbată la {time}, iar toate sesiunile au fost închise. Dacă nu ați fost dumneavoastră, sunați-ne imediat.',
  },
  ru: {
    tooShort: 'В пароле должно быть не менее 10 символов.',
    tooLong: 'В пароле может быть не более 128 символов.',
    hasAddress: 'Пароль не должен содержать ваш адрес электронной почты.',
    tooCommon: 'Этот пароль легко угадать. Придумайте другой.',
    tooSimple: 'Используйте три вида символов: строчные, прописные, цифры, знаки; или не менее 16 символов.',
    samePassword: 'Это ваш нынешний пароль. Придумайте другой.',
    linkUnknown: 'Эта ссылка для активации недействительна. Откройте последнюю ссылку или запросите новую.',
    linkExpired: 'Срок действия ссылки для активации истёк. Мы можем отправить новую.',
    linkUsed: 'Эта ссылка для активации уже использована. Войдите со своим паролем.',
    notActivated: 'Ваш счёт ещё не активирован. Откройте ссылку, которую мы отправили на ваш адрес электронной почты.',
    passwordChangeRequired: 'Перед входом нужно задать новый пароль.',
    codeWrong: 'Неверный код.',
    codeExpired: 'Срок действия кода истёк. Запросите новый.',
    codeUsedUp: 'Слишком много неверных кодов. Запросите новый.',
    tooManySends: 'На этот адрес уже отправлено несколько писем. Новое можно запросить через {minutes} мин.',
    linkSubject: 'Активируйте счёт',
    linkText: 'Добро пожаловать. Чтобы активировать счёт, откройте ссылку: {link} Она действует {hours} ч.',
    linkTextBusiness:
      'Добро пожаловать. Чтобы активировать счёт компании, откройте ссылку: {link} Она действует {hours} ч.',
    linkTextEmployee:
      'Компания открыла вам доступ к своему счёту. Откройте ссылку и задайте пароль: {link} Она действует {hours} ч.',
    codeSubject: 'Код для нового пароля',
    codeText:
      'Код для нового пароля: {code}. Он действует один раз в течение {minutes} мин. Если вы его не запрашивали, ничего не делайте. Мы никогда не спрашиваем его по телефону.',
    changedSubject: 'Ваш пароль изменён',
    changedText:
      'Ваш пароль был изменён {time}, и все сеансы завершены. Если это были не вы, немедленно позвоните нам.',
  },
  ua: {
    tooShort: 'Пароль має містити щонайменше 10 символів.',
    tooLong: 'Пароль може містити щонайбільше 128 символів.',
    hasAddress: 'Пароль не повинен містити вашу адресу електронної пошти.',
    tooCommon: 'Цей пароль легко вгадати. Придумайте інший.',
    tooSimple: 'Використайте три види символів: малі літери, великі літери, цифри, знаки; або щонайменше 16 символів.',
    samePassword: 'Це ваш нинішній пароль. Придумайте інший.',
    linkUnknown: 'Це посилання для активації недійсне. Відкрийте найновіше посилання або замовте інше.',
    linkExpired: 'Термін дії посилання для активації минув. Ми можемо надіслати нове.',
    linkUsed: 'Це посилання для активації вже використано. Увійдіть зі своїм паролем.',
    notActivated:
      'Ваш рахунок ще не активовано. Відкрийте посилання, яке ми надіслали на вашу адресу електронної пошти.',
    passwordChangeRequired: 'Перед входом потрібно задати новий пароль.',
    codeWrong: 'Неправильний код.',
    codeExpired: 'Термін дії коду минув. Замовте новий.',
    codeUsedUp: 'Забагато неправильних кодів. Замовте новий.',
    tooManySends: 'На цю адресу вже надіслано кілька листів. Новий можна замовити через {minutes} хв.',
    linkSubject: 'Активуйте рахунок',
    linkText: 'Вітаємо. Щоб активувати рахунок, відкрийте посилання: {link} Воно діє {hours} год.',
    linkTextBusiness: 'Вітаємо. Щоб активувати рахунок компанії, відкрийте посилання: {link} Воно діє {hours} год.',
    linkTextEmployee:
      'Компанія надала вам доступ до свого рахунку. Відкрийте посилання й задайте пароль: {link} Воно діє {hours} год.',
    codeSubject: 'Код для нового пароля',
    codeText:
      'Код для нового пароля: {code}. Він діє один раз протягом {minutes} хв. Якщо ви його не замовляли, нічого не робіть. Ми ніколи не запитуємо його телефоном.',
    changedSubject: 'Ваш пароль змінено',
    changedText:
      'Ваш пароль було змінено {time}, і всі сеанси завершено. Якщо це були не ви, негайно зателефонуйте нам.',
  },
  pt: {
    tooShort: 'A palavra-passe precisa de pelo menos 10 caracteres.',
    tooLong: 'A palavra-passe pode ter no máximo 128 caracteres.',
    hasAddress: 'A palavra-passe não pode conter o seu endereço de e-mail.',
    tooCommon: 'Esta palavra-passe é fácil de adivinhar. Escolha outra.',
    tooSimple: 'Use três tipos: minúsculas, maiúsculas, algarismos ou símbolos; ou pelo menos 16 caracteres.',
    samePassword: 'Esta é a sua palavra-passe atual. Escolha outra.',
    linkUnknown: 'Esta ligação de ativação não é válida. Abra a mais recente que lhe enviámos ou peça outra.',
    linkExpired: 'Esta ligação de ativação expirou. Podemos enviar-lhe uma nova.',
    linkUsed: 'Esta ligação de ativação já foi utilizada. Inicie sessão com a sua palavra-passe.',
    notActivated: 'A sua conta ainda não está ativada. Abra a ligação que enviámos para o seu e-mail.',
    passwordChangeRequired: 'Tem de escolher uma nova palavra-passe antes de iniciar sessão.',
    codeWrong: 'O código não está correto.',
    codeExpired: 'O código expirou. Peça um novo.',
    codeUsedUp: 'Demasiados códigos errados. Peça um novo.',
    tooManySends: 'Já enviámos várias mensagens para este endereço. Poderá pedir outra dentro de {minutes} min.',
    linkSubject: 'Ative a sua conta',
    linkText:
      'Damos-lhe as boas-vindas. Abra esta ligação para ativar a sua conta: {link} É válida durante {hours} horas.',
    linkTextBusiness:
      'Damos-lhe as boas-vindas. Abra esta ligação para ativar a conta da sua empresa: {link} É válida durante {hours} horas.',
    linkTextEmployee:
      'A sua empresa deu-lhe acesso à conta dela. Abra esta ligação e escolha a sua palavra-passe: {link} É válida durante {hours} horas.',
    codeSubject: 'O seu código para uma nova palavra-passe',
    codeText:
      'O seu código para uma nova palavra-passe é {code}. É válido uma só vez, durante {minutes} minutos. Se não o pediu, não faça nada. Nunca o pedimos por telefone.',
    changedSubject: 'A sua palavra-passe foi alterada',
    changedText:
      'A sua palavra-passe foi alterada em {time} e todas as sessões foram terminadas. Se não foi você, ligue-nos de imediato.',
  },
};

/** @param values what goes into the `{names}` of the sentence */
export function say(language: string, id: Id, values: Readonly<Record<string, string>> = {}): string {
  return textIn(texts, language, id).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
