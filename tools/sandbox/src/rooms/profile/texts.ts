import type { Texts } from '../../platform/languages';
import { textIn } from '../../platform/languages';
import type { PhoneTextId } from './phone-texts';
import { phoneTexts } from './phone-texts';

export type TextId =
  | PhoneTextId
  | 'codeWrong'
  | 'codeExpired'
  | 'codeUsedUp'
  | 'emailSubject'
  | 'emailText'
  | 'usernameSubject'
  | 'usernameText'
  | 'noticeSubject'
  | 'noticeAsked'
  | 'noticeDone'
  | 'noSuchEmail'
  | 'emailKnown'
  | 'emailTaken'
  | 'tooManyEmails'
  | 'primaryStays'
  | 'notConfirmed'
  | 'isPrimary'
  | 'changeOver'
  | 'fieldMissing'
  | 'noSuchCountry'
  | 'noSuchAddress'
  | 'tooManyAddresses'
  | 'addressUnproven'
  | 'mainAddressStays'
  | 'noSuchDocumentType'
  | 'passport'
  | 'identityCard'
  | 'drivingLicence'
  | 'closed'
  | 'personalOnly'
  | 'companyOnly'
  | 'noSuchPerson'
  | 'notAsked'
  | 'securityStays';

const texts: Texts<TextId> = {
  en: {
    ...phoneTexts.en,
    codeWrong: 'The code is not right.',
    codeExpired: 'The code has expired. Ask for a new one.',
    codeUsedUp: 'Too many wrong codes. Ask for a new one.',
    emailSubject: 'Confirm your e-mail address',
    emailText:
      'Your code to confirm this e-mail address is {code}. It works once, for {minutes} minutes. If you did not ask for it, ignore this message.',
    usernameSubject: 'Confirm your new login address',
    usernameText: 'Your code to make this the address you log in with is {code}. It works once, for {minutes} minutes.',
    noticeSubject: 'Your login address is about to change',
    noticeAsked:
      'Somebody asked to make {email} the address you log in with. If that was not you, change your password and call us.',
    noticeDone: 'You now log in with {email} instead of this address. If that was not you, call us at once.',
    noSuchEmail: 'There is no such e-mail address here.',
    emailKnown: 'This e-mail address is already on your list.',
    emailTaken: 'This e-mail address belongs to another customer.',
    tooManyEmails: 'That is as many e-mail addresses as we can keep. Delete one first.',
    primaryStays: 'The primary e-mail address cannot be deleted. Make another one primary first.',
    notConfirmed: 'Confirm this e-mail address first.',
    isPrimary: 'This is the primary e-mail address already.',
    changeOver: 'This change is over. Start it again.',
    fieldMissing: 'This field is missing.',
    noSuchCountry: 'There is no such country.',
    noSuchAddress: 'There is no such address here.',
    tooManyAddresses: 'That is as many addresses as we can keep. Delete one first.',
    addressUnproven: 'Upload a proof of this address first. Then you can confirm it.',
    mainAddressStays: 'The main address cannot be deleted.',
    noSuchDocumentType: 'This kind of document is not accepted here.',
    passport: 'Passport',
    identityCard: 'Identity card',
    drivingLicence: 'Driving licence',
    closed: 'This account is closed.',
    personalOnly: 'Only a personal customer can change this.',
    companyOnly: 'Only a company has these details.',
    noSuchPerson: 'There is no such person in your company.',
    notAsked: 'We have not asked for this document.',
    securityStays: 'Security messages by e-mail cannot be switched off.',
  },
  es: {
    ...phoneTexts.es,
    codeWrong: 'El código no es correcto.',
    codeExpired: 'El código ha caducado. Solicita uno nuevo.',
    codeUsedUp: 'Demasiados códigos incorrectos. Solicita uno nuevo.',
    emailSubject: 'Confirma tu dirección de correo',
    emailText:
      'Tu código para confirmar esta dirección de correo es {code}. Sirve una sola vez, durante {minutes} minutos. Si no lo has solicitado, ignora este mensaje.',
    usernameSubject: 'Confirma tu nueva dirección de acceso',
    usernameText:
      'Tu código para iniciar sesión con esta dirección a partir de ahora es {code}. Sirve una sola vez, durante {minutes} minutos.',
    noticeSubject: 'Tu dirección de acceso va a cambiar',
    noticeAsked:
      'Alguien ha pedido que {email} sea tu dirección de acceso. Si no has sido tú, cambia la contraseña y llámanos.',
    noticeDone:
      'Ahora inicias sesión con {email} en lugar de con esta dirección. Si no has sido tú, llámanos enseguida.',
    noSuchEmail: 'No existe esa dirección de correo.',
    emailKnown: 'Esta dirección de correo ya está en tu lista.',
    emailTaken: 'Esta dirección de correo pertenece a otro cliente.',
    tooManyEmails: 'No podemos guardar más direcciones de correo. Elimina una primero.',
    primaryStays: 'La dirección de correo principal no se puede eliminar. Elige antes otra como principal.',
    notConfirmed: 'Confirma primero esta dirección de correo.',
    isPrimary: 'Esta ya es la dirección de correo principal.',
    changeOver: 'Este cambio ya ha terminado. Empieza de nuevo.',
    fieldMissing: 'Falta este dato.',
    noSuchCountry: 'Ese país no existe.',
    noSuchAddress: 'No existe esa dirección.',
    tooManyAddresses: 'No podemos guardar más direcciones. Elimina una primero.',
    addressUnproven: 'Sube primero un justificante de esta dirección. Después podrás confirmarla.',
    mainAddressStays: 'La dirección principal no se puede eliminar.',
    noSuchDocumentType: 'Aquí no se admite este tipo de documento.',
    passport: 'Pasaporte',
    identityCard: 'Documento de identidad',
    drivingLicence: 'Permiso de conducir',
    closed: 'Esta cuenta está cerrada.',
    personalOnly: 'Solo un cliente particular puede cambiar esto.',
    companyOnly: 'Solo una empresa tiene estos datos.',
    noSuchPerson: 'No existe esa persona en tu empresa.',
    notAsked: 'No hemos pedido este documento.',
    securityStays: 'Los avisos de seguridad por correo no se pueden desactivar.',
  },
  ro: {
    ...phoneTexts.ro,
    codeWrong: 'Codul nu este corect.',
    codeExpired: 'Codul a expirat. Cereți unul nou.',
    codeUsedUp: 'Prea multe coduri greșite. Cereți unul nou.',
    emailSubject: 'Confirmați adresa de e-mail',
    emailText:
      'Codul pentru confirmarea acestei adrese de e-mail este {code}. Este valabil o singură dată, timp de {minutes} minute. Dacă nu l-ați cerut, ignorați acest mesaj.',
    usernameSubject: 'Confirmați noua adresă de autentificare',
    usernameText:
      'Codul pentru a vă autentifica cu această adresă este {code}. Este valabil o singură dată, timp de {minutes} minute.',
    noticeSubject: 'Adresa de autentificare urmează să se schimbe',
    noticeAsked:
      'Cineva a cerut ca {email} să devină adresa dumneavoastră de autentificare. Dacă nu ați fost dumneavoastră, schimbați parola și sunați-ne.',
    noticeDone:
      'De acum vă autentificați cu {email} în locul acestei adrese. Dacă nu ați fost dumneavoastră, sunați-ne imediat.',
    noSuchEmail: 'Nu există această adresă de e-mail.',
    emailKnown: 'Această adresă de e-mail este deja în listă.',
    emailTaken: 'Această adresă de e-mail aparține altui client.',
    tooManyEmails: 'Nu putem păstra mai multe adrese de e-mail. Ștergeți una mai întâi.',
    primaryStays: 'Adresa principală nu poate fi ștearsă. Alegeți mai întâi alta ca principală.',
    notConfirmed: 'Confirmați mai întâi această adresă de e-mail.',
    isPrimary: 'Aceasta este deja adresa principală.',
    changeOver: 'Această schimbare s-a încheiat. Începeți din nou.',
    fieldMissing: 'Acest câmp lipsește.',
    noSuchCountry: 'Această țară nu există.',
    noSuchAddress: 'Nu există această adresă.',
    tooManyAddresses: 'Nu putem păstra mai multe adrese. Ștergeți una mai întâi.',
    addressUnproven: 'Încărcați mai întâi o dovadă a acestei adrese. Apoi o puteți confirma.',
    mainAddressStays: 'Adresa principală nu poate fi ștearsă.',
    noSuchDocumentType: 'Acest tip de document nu este acceptat aici.',
    passport: 'Pașaport',
    identityCard: 'Carte de identitate',
    drivingLicence: 'Permis de conducere',
    closed: 'Acest cont este închis.',
    personalOnly: 'Doar un client persoană fizică poate schimba aceste date.',
    companyOnly: 'Doar o companie are aceste date.',
    noSuchPerson: 'Nu există această persoană în compania dumneavoastră.',
    notAsked: 'Nu am cerut acest document.',
    securityStays: 'Mesajele de securitate prin e-mail nu pot fi dezactivate.',
  },
  ru: {
    ...phoneTexts.ru,
    codeWrong: 'Неверный код.',
    codeExpired: 'Срок действия кода истёк. Запросите новый.',
    codeUsedUp: 'Слишком много неверных кодов. Запросите новый.',
    emailSubject: 'Подтвердите адрес электронной почты',
    emailText:
      'Код для подтверждения этого адреса: {code}. Он действует один раз в течение {minutes} мин. Если вы его не запрашивали, не обращайте внимания на это письмо.',
    usernameSubject: 'Подтвердите новый адрес для входа',
    usernameText: 'Код, чтобы входить с этим адресом: {code}. Он действует один раз в течение {minutes} мин.',
    noticeSubject: 'Ваш адрес для входа скоро изменится',
    noticeAsked:
      'Кто-то попросил сделать {email} вашим адресом для входа. Если это были не вы, смените пароль и позвоните нам.',
    noticeDone: 'Теперь вы входите с адресом {email} вместо этого. Если это были не вы, немедленно позвоните нам.',
    noSuchEmail: 'Такого адреса электронной почты нет.',
    emailKnown: 'Этот адрес уже есть в вашем списке.',
    emailTaken: 'Этот адрес принадлежит другому клиенту.',
    tooManyEmails: 'Больше адресов сохранить нельзя. Сначала удалите один.',
    primaryStays: 'Основной адрес нельзя удалить. Сначала сделайте основным другой.',
    notConfirmed: 'Сначала подтвердите этот адрес.',
    isPrimary: 'Этот адрес уже основной.',
    changeOver: 'Этот запрос завершён. Начните заново.',
    fieldMissing: 'Это поле не заполнено.',
    noSuchCountry: 'Такой страны нет.',
    noSuchAddress: 'Такого адреса нет.',
    tooManyAddresses: 'Больше адресов сохранить нельзя. Сначала удалите один.',
    addressUnproven: 'Сначала загрузите подтверждение этого адреса. Затем его можно будет подтвердить.',
    mainAddressStays: 'Основной адрес нельзя удалить.',
    noSuchDocumentType: 'Такой тип документа здесь не принимается.',
    passport: 'Паспорт',
    identityCard: 'Удостоверение личности',
    drivingLicence: 'Водительское удостоверение',
    closed: 'Этот счёт закрыт.',
    personalOnly: 'Изменить это может только частный клиент.',
    companyOnly: 'Эти данные есть только у компании.',
    noSuchPerson: 'Такого человека в вашей компании нет.',
    notAsked: 'Мы не запрашивали этот документ.',
    securityStays: 'Сообщения о безопасности по электронной почте нельзя отключить.',
  },
  ua: {
    ...phoneTexts.ua,
    codeWrong: 'Неправильний код.',
    codeExpired: 'Термін дії коду минув. Замовте новий.',
    codeUsedUp: 'Забагато неправильних кодів. Замовте новий.',
    emailSubject: 'Підтвердьте адресу електронної пошти',
    emailText:
      'Код для підтвердження цієї адреси: {code}. Він діє один раз протягом {minutes} хв. Якщо ви його не замовляли, не зважайте на цей лист.',
    usernameSubject: 'Підтвердьте нову адресу для входу',
    usernameText: 'Код, щоб входити з цією адресою: {code}. Він діє один раз протягом {minutes} хв.',
    noticeSubject: 'Ваша адреса для входу скоро зміниться',
    noticeAsked:
      'Хтось попросив зробити {email} вашою адресою для входу. Якщо це були не ви, змініть пароль і зателефонуйте нам.',
    noticeDone: 'Тепер ви входите з адресою {email} замість цієї. Якщо це були не ви, негайно зателефонуйте нам.',
    noSuchEmail: 'Такої адреси електронної пошти немає.',
    emailKnown: 'Ця адреса вже є у вашому списку.',
    emailTaken: 'Ця адреса належить іншому клієнтові.',
    tooManyEmails: 'Більше адрес зберегти не можна. Спочатку видаліть одну.',
    primaryStays: 'Основну адресу не можна видалити. Спочатку зробіть основною іншу.',
    notConfirmed: 'Спочатку підтвердьте цю адресу.',
    isPrimary: 'Ця адреса вже основна.',
    changeOver: 'Цей запит завершено. Почніть спочатку.',
    fieldMissing: 'Це поле не заповнено.',
    noSuchCountry: 'Такої країни немає.',
    noSuchAddress: 'Такої адреси немає.',
    tooManyAddresses: 'Більше адрес зберегти не можна. Спочатку видаліть одну.',
    addressUnproven: 'Спочатку завантажте підтвердження цієї адреси. Потім її можна буде підтвердити.',
    mainAddressStays: 'Основну адресу не можна видалити.',
    noSuchDocumentType: 'Такий тип документа тут не приймається.',
    passport: 'Паспорт',
    identityCard: 'Посвідчення особи',
    drivingLicence: 'Посвідчення водія',
    closed: 'Цей рахунок закрито.',
    personalOnly: 'Змінити це може лише приватний клієнт.',
    companyOnly: 'Ці дані має лише компанія.',
    noSuchPerson: 'Такої людини у вашій компанії немає.',
    notAsked: 'Ми не просили цього документа.',
    securityStays: 'Повідомлення про безпеку електронною поштою не можна вимкнути.',
  },
  pt: {
    ...phoneTexts.pt,
    codeWrong: 'O código não está correto.',
    codeExpired: 'O código expirou. Peça um novo.',
    codeUsedUp: 'Demasiados códigos errados. Peça um novo.',
    emailSubject: 'Confirme o seu endereço de e-mail',
    emailText:
      'O seu código para confirmar este endereço de e-mail é {code}. É válido uma só vez, durante {minutes} minutos. Se não o pediu, ignore esta mensagem.',
    usernameSubject: 'Confirme o seu novo endereço de acesso',
    usernameText:
      'O seu código para usar este endereço no início de sessão é {code}. É válido uma só vez, durante {minutes} minutos.',
    noticeSubject: 'O seu endereço de acesso vai mudar',
    noticeAsked:
      'Alguém pediu que {email} passasse a ser o seu endereço de acesso. Se não foi você, altere a palavra-passe e ligue-nos.',
    noticeDone: 'Agora inicia sessão com {email} em vez deste endereço. Se não foi você, ligue-nos de imediato.',
    noSuchEmail: 'Esse endereço de e-mail não existe.',
    emailKnown: 'Este endereço de e-mail já está na sua lista.',
    emailTaken: 'Este endereço de e-mail pertence a outro cliente.',
    tooManyEmails: 'Não podemos guardar mais endereços de e-mail. Elimine um primeiro.',
    primaryStays: 'O endereço principal não pode ser eliminado. Escolha primeiro outro como principal.',
    notConfirmed: 'Confirme primeiro este endereço de e-mail.',
    isPrimary: 'Este já é o endereço principal.',
    changeOver: 'Esta alteração terminou. Comece de novo.',
    fieldMissing: 'Falta este campo.',
    noSuchCountry: 'Esse país não existe.',
    noSuchAddress: 'Essa morada não existe.',
    tooManyAddresses: 'Não podemos guardar mais moradas. Elimine uma primeiro.',
    addressUnproven: 'Carregue primeiro um comprovativo desta morada. Depois poderá confirmá-la.',
    mainAddressStays: 'A morada principal não pode ser eliminada.',
    noSuchDocumentType: 'Este tipo de documento não é aceite aqui.',
    passport: 'Passaporte',
    identityCard: 'Cartão de identidade',
    drivingLicence: 'Carta de condução',
    closed: 'Esta conta está encerrada.',
    personalOnly: 'Só um cliente particular pode alterar isto.',
    companyOnly: 'Só uma empresa tem estes dados.',
    noSuchPerson: 'Essa pessoa não existe na sua empresa.',
    notAsked: 'Não pedimos este documento.',
    securityStays: 'As mensagens de segurança por e-mail não podem ser desligadas.',
  },
};

/** The room's sentence in a brand language, with its values put in. */
export function say(language: string, id: TextId, values: Readonly<Record<string, string>> = {}): string {
  return textIn(texts, language, id).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
