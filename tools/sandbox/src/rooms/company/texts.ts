import type { Texts } from '../../platform/languages';
import { textIn } from '../../platform/languages';

/** What the bank says about the people of a company. */
export type TextId =
  | 'owner'
  | 'yourself'
  | 'lastFullAccess'
  | 'twice'
  | 'noUser'
  | 'hasPending'
  | 'onlyAdmin'
  | 'notBusiness'
  | 'listedAlready'
  | 'nameMissing'
  | 'invitedSubject'
  | 'invitedText'
  | 'changedTitle'
  | 'changedText'
  | 'removedText';

const texts: Texts<TextId> = {
  en: {
    owner: 'The company’s own user always has full access.',
    yourself: 'You cannot change your own access. Ask another user with full access.',
    lastFullAccess: 'At least one user must keep full access.',
    twice: 'Each user can have one level only.',
    noUser: 'This person is not a user of the company.',
    hasPending: 'Transfers of this user still wait for approval. Settle them first.',
    onlyAdmin: 'Only the bank can remove a user by force.',
    notBusiness: 'Only companies have users.',
    listedAlready: 'A person with this e-mail address is listed already.',
    nameMissing: 'Enter the first and the last name.',
    invitedSubject: '{company} has given you access',
    invitedText: '{name} has given you access to {company}. Log in with your own e-mail address and password.',
    changedTitle: 'Your access to {company} was changed',
    changedText: '{name} has changed what you may do for {company}. Reload the page to see it.',
    removedText: 'You no longer have access to {company}.',
  },
  es: {
    owner: 'El usuario titular de la empresa siempre tiene acceso completo.',
    yourself: 'No puedes cambiar tu propio acceso. Pídeselo a otro usuario con acceso completo.',
    lastFullAccess: 'Al menos un usuario debe conservar el acceso completo.',
    twice: 'Cada usuario solo puede tener un nivel.',
    noUser: 'Esta persona no es usuaria de la empresa.',
    hasPending: 'Hay transferencias de este usuario pendientes de aprobación. Resuélvelas primero.',
    onlyAdmin: 'Solo el banco puede eliminar a un usuario de forma forzada.',
    notBusiness: 'Solo las empresas tienen usuarios.',
    listedAlready: 'Ya figura una persona con esta dirección de correo.',
    nameMissing: 'Introduce el nombre y los apellidos.',
    invitedSubject: '{company} te ha dado acceso',
    invitedText:
      '{name} te ha dado acceso a {company}. Inicia sesión con tu propia dirección de correo y tu contraseña.',
    changedTitle: 'Tu acceso a {company} ha cambiado',
    changedText: '{name} ha cambiado lo que puedes hacer en {company}. Vuelve a cargar la página para verlo.',
    removedText: 'Ya no tienes acceso a {company}.',
  },
  ro: {
    owner: 'Utilizatorul titular al companiei are întotdeauna acces deplin.',
    yourself: 'Nu vă puteți schimba propriul acces. Cereți altui utilizator cu acces deplin.',
    lastFullAccess: 'Cel puțin un utilizator trebuie să păstreze accesul deplin.',
    twice: 'Fiecare utilizator poate avea un singur nivel.',
    noUser: 'Această persoană nu este utilizator al companiei.',
    hasPending: 'Transferuri ale acestui utilizator așteaptă încă aprobarea. Rezolvați-le mai întâi.',
    onlyAdmin: 'Doar banca poate elimina forțat un utilizator.',
    notBusiness: 'Doar companiile au utilizatori.',
    listedAlready: 'O persoană cu această adresă de e-mail este deja pe listă.',
    nameMissing: 'Introduceți prenumele și numele.',
    invitedSubject: '{company} v-a acordat acces',
    invitedText: '{name} v-a acordat acces la {company}. Autentificați-vă cu propria adresă de e-mail și parolă.',
    changedTitle: 'Accesul dumneavoastră la {company} a fost modificat',
    changedText: '{name} a modificat ce puteți face pentru {company}. Reîncărcați pagina.',
    removedText: 'Nu mai aveți acces la {company}.',
  },
  ru: {
    owner: 'У главного пользователя компании всегда полный доступ.',
    yourself: 'Свой доступ изменить нельзя. Попросите другого пользователя с полным доступом.',
    lastFullAccess: 'Хотя бы у одного пользователя должен остаться полный доступ.',
    twice: 'У каждого пользователя может быть только один уровень.',
    noUser: 'Этот человек не является пользователем компании.',
    hasPending: 'Переводы этого пользователя ещё ждут подтверждения. Сначала завершите их.',
    onlyAdmin: 'Удалить пользователя принудительно может только банк.',
    notBusiness: 'Пользователи есть только у компаний.',
    listedAlready: 'Человек с таким адресом уже есть в списке.',
    nameMissing: 'Введите имя и фамилию.',
    invitedSubject: 'Компания {company} открыла вам доступ',
    invitedText:
      '{name} открывает вам доступ к компании {company}. Войдите со своим адресом электронной почты и паролем.',
    changedTitle: 'Ваш доступ к компании {company} изменён',
    changedText: 'Пользователь {name} изменил ваши права в компании {company}. Обновите страницу, чтобы их увидеть.',
    removedText: 'У вас больше нет доступа к компании {company}.',
  },
  ua: {
    owner: 'Головний користувач компанії завжди має повний доступ.',
    yourself: 'Власний доступ змінити не можна. Попросіть іншого користувача з повним доступом.',
    lastFullAccess: 'Принаймні один користувач має зберегти повний доступ.',
    twice: 'Кожен користувач може мати лише один рівень.',
    noUser: 'Ця особа не є користувачем компанії.',
    hasPending: 'Перекази цього користувача ще чекають на підтвердження. Спочатку завершіть їх.',
    onlyAdmin: 'Видалити користувача примусово може лише банк.',
    notBusiness: 'Користувачі є лише в компаній.',
    listedAlready: 'Особа з такою адресою вже є в списку.',
    nameMissing: 'Введіть ім’я та прізвище.',
    invitedSubject: 'Компанія {company} надала вам доступ',
    invitedText:
      '{name} надає вам доступ до компанії {company}. Увійдіть зі своєю адресою електронної пошти та паролем.',
    changedTitle: 'Ваш доступ до компанії {company} змінено',
    changedText: 'Користувач {name} змінив ваші права в компанії {company}. Оновіть сторінку, щоб їх побачити.',
    removedText: 'Ви більше не маєте доступу до компанії {company}.',
  },
  pt: {
    owner: 'O utilizador titular da empresa tem sempre acesso total.',
    yourself: 'Não pode alterar o seu próprio acesso. Peça a outro utilizador com acesso total.',
    lastFullAccess: 'Pelo menos um utilizador tem de manter o acesso total.',
    twice: 'Cada utilizador só pode ter um nível.',
    noUser: 'Esta pessoa não é utilizadora da empresa.',
    hasPending: 'Há transferências deste utilizador à espera de aprovação. Resolva-as primeiro.',
    onlyAdmin: 'Só o banco pode remover um utilizador à força.',
    notBusiness: 'Só as empresas têm utilizadores.',
    listedAlready: 'Já existe uma pessoa com este endereço de e-mail.',
    nameMissing: 'Introduza o nome próprio e o apelido.',
    invitedSubject: '{company} deu-lhe acesso',
    invitedText: '{name} deu-lhe acesso a {company}. Inicie sessão com o seu e-mail e a sua palavra-passe.',
    changedTitle: 'O seu acesso a {company} foi alterado',
    changedText: '{name} alterou o que pode fazer por {company}. Recarregue a página para ver a alteração.',
    removedText: 'Já não tem acesso a {company}.',
  },
};

/** @param values what goes into the `{names}` of the sentence */
export function say(language: string, id: TextId, values: Readonly<Record<string, string>> = {}): string {
  return textIn(texts, language, id).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
