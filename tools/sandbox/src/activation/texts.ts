import type { Texts } from '../platform/languages';
import { textIn } from '../platform/languages';
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
    hasAddress: 'La contraseña no puede contener su correo electrónico.',
    tooCommon: 'Esta contraseña es fácil de adivinar. Elija otra.',
    tooSimple: 'Combine tres tipos: minúsculas, mayúsculas, cifras o símbolos; o use al menos 16 caracteres.',
    samePassword: 'Esta es su contraseña actual. Elija otra.',
    linkUnknown: 'Este enlace de activación no es válido. Abra el último que le enviamos o solicite otro.',
    linkExpired: 'Este enlace de activación ha caducado. Podemos enviarle uno nuevo.',
    linkUsed: 'Este enlace de activación ya se ha utilizado. Inicie sesión con su contraseña.',
    notActivated: 'Su cuenta aún no está activada. Abra el enlace que enviamos a su correo electrónico.',
    passwordChangeRequired: 'Debe elegir una contraseña nueva antes de iniciar sesión.',
    codeWrong: 'El código no es correcto.',
    codeExpired: 'El código ha caducado. Solicite uno nuevo.',
    codeUsedUp: 'Demasiados códigos incorrectos. Solicite uno nuevo.',
    tooManySends: 'Ya hemos enviado varios mensajes a esta dirección. Podrá solicitar otro en {minutes} min.',
    linkSubject: 'Active su cuenta',
    linkText: 'Le damos la bienvenida. Abra este enlace para activar su cuenta: {link} Sirve durante {hours} horas.',
    linkTextBusiness:
      'Le damos la bienvenida. Abra este enlace para activar la cuenta de su empresa: {link} Sirve durante {hours} horas.',
    linkTextEmployee:
      'Su empresa le ha dado acceso a su cuenta. Abra este enlace y elija su contraseña: {link} Sirve durante {hours} horas.',
    codeSubject: 'Su código para una contraseña nueva',
    codeText:
      'Su código para una contraseña nueva es {code}. Sirve una sola vez, durante {minutes} minutos. Si no lo ha pedido, no haga nada. Nunca se lo pediremos por teléfono.',
    changedSubject: 'Su contraseña ha cambiado',
    changedText:
      'Su contraseña se cambió el {time} y se cerraron todas sus sesiones. Si no fue usted, llámenos de inmediato.',
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
    linkText: 'Bine ați venit. Deschideți acest link pentru a activa contul: {link} Funcționează {hours} de ore.',
    linkTextBusiness:
      'Bine ați venit. Deschideți acest link pentru a activa contul companiei: {link} Funcționează {hours} de ore.',
    linkTextEmployee:
      'Compania v-a dat acces la contul ei. Deschideți acest link și alegeți-vă parola: {link} Funcționează {hours} de ore.',
    codeSubject: 'Codul pentru o parolă nouă',
    codeText:
      'Codul pentru o parolă nouă este {code}. Funcționează o singură dată, timp de {minutes} minute. Dacă nu l-ați cerut, nu faceți nimic. Nu vi-l cerem niciodată la telefon.',
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
    notActivated: 'Ваш счёт ещё не активирован. Откройте ссылку, которую мы отправили на вашу почту.',
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
    tooSimple: 'Використайте три види символів: малі, великі літери, цифри, знаки; або щонайменше 16 символів.',
    samePassword: 'Це ваш нинішній пароль. Придумайте інший.',
    linkUnknown: 'Це посилання для активації недійсне. Відкрийте найновіше посилання або замовте інше.',
    linkExpired: 'Термін дії посилання для активації минув. Ми можемо надіслати нове.',
    linkUsed: 'Це посилання для активації вже використано. Увійдіть зі своїм паролем.',
    notActivated: 'Ваш рахунок ще не активовано. Відкрийте посилання, яке ми надіслали на вашу пошту.',
    passwordChangeRequired: 'Перед входом потрібно задати новий пароль.',
    codeWrong: 'Неправильний код.',
    codeExpired: 'Термін дії коду минув. Запросіть новий.',
    codeUsedUp: 'Забагато неправильних кодів. Запросіть новий.',
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
      'Damos-lhe as boas-vindas. Abra esta ligação para ativar a sua conta: {link} Funciona durante {hours} horas.',
    linkTextBusiness:
      'Damos-lhe as boas-vindas. Abra esta ligação para ativar a conta da sua empresa: {link} Funciona durante {hours} horas.',
    linkTextEmployee:
      'A sua empresa deu-lhe acesso à conta dela. Abra esta ligação e escolha a sua palavra-passe: {link} Funciona durante {hours} horas.',
    codeSubject: 'O seu código para uma nova palavra-passe',
    codeText:
      'O seu código para uma nova palavra-passe é {code}. Funciona uma só vez, durante {minutes} minutos. Se não o pediu, não faça nada. Nunca o pedimos por telefone.',
    changedSubject: 'A sua palavra-passe foi alterada',
    changedText:
      'A sua palavra-passe foi alterada em {time} e todas as sessões foram terminadas. Se não foi o próprio, ligue-nos de imediato.',
  },
};

/** @param values what goes into the `{names}` of the sentence */
export function say(language: string, id: Id, values: Readonly<Record<string, string>> = {}): string {
  return textIn(texts, language, id).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
