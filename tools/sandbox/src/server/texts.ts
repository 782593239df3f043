import type { Language, Texts } from '../platform/languages';
import { textIn } from '../platform/languages';

type Id =
  | 'unauthenticated'
  | 'noAccess'
  | 'invalidParams'
  | 'invalidField'
  | 'invalidCustomer'
  | 'invalidMethod'
  | 'unreadable'
  | 'tooMany'
  | 'fileTooLarge'
  | 'notFound';

const texts: Texts<Id> = {
  en: {
    unauthenticated: 'Please log in.',
    noAccess: 'You do not have access to this.',
    invalidParams: 'Some of the data is not valid.',
    invalidField: 'This value is not valid:',
    invalidCustomer: 'The chosen customer is not valid.',
    invalidMethod: 'There is no such operation.',
    unreadable: 'The request could not be read.',
    tooMany: 'Too many attempts. Please wait a little and try again.',
    fileTooLarge: 'The file is larger than 10 MB.',
    notFound: 'Not found.',
  },
  es: {
    unauthenticated: 'Inicia sesión, por favor.',
    noAccess: 'No tienes acceso a esto.',
    invalidParams: 'Algunos datos no son válidos.',
    invalidField: 'Este valor no es válido:',
    invalidCustomer: 'El cliente elegido no es válido.',
    invalidMethod: 'Esta operación no existe.',
    unreadable: 'No se ha podido leer la solicitud.',
    tooMany: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
    fileTooLarge: 'El archivo supera los 10 MB.',
    notFound: 'No encontrado.',
  },
  ro: {
    unauthenticated: 'Vă rugăm să vă autentificați.',
    noAccess: 'Nu aveți acces la această operațiune.',
    invalidParams: 'Unele date nu sunt valide.',
    invalidField: 'Această valoare nu este validă:',
    invalidCustomer: 'Clientul ales nu este valid.',
    invalidMethod: 'Această operațiune nu există.',
    unreadable: 'Cererea nu a putut fi citită.',
    tooMany: 'Prea multe încercări. Așteptați puțin și încercați din nou.',
    fileTooLarge: 'Fișierul depășește 10 MB.',
    notFound: 'Nu a fost găsit.',
  },
  ru: {
    unauthenticated: 'Пожалуйста, войдите в систему.',
    noAccess: 'У вас нет доступа к этой операции.',
    invalidParams: 'Некоторые данные указаны неверно.',
    invalidField: 'Недопустимое значение:',
    invalidCustomer: 'Выбранный клиент указан неверно.',
    invalidMethod: 'Такой операции нет.',
    unreadable: 'Не удалось прочитать запрос.',
    tooMany: 'Слишком много попыток. Подождите немного и попробуйте ещё раз.',
    fileTooLarge: 'Файл больше 10 МБ.',
    notFound: 'Не найдено.',
  },
  ua: {
    unauthenticated: 'Будь ласка, увійдіть.',
    noAccess: 'У вас немає доступу до цієї операції.',
    invalidParams: 'Деякі дані вказано неправильно.',
    invalidField: 'Неприпустиме значення:',
    invalidCustomer: 'Вибраного клієнта вказано неправильно.',
    invalidMethod: 'Такої операції немає.',
    unreadable: 'Не вдалося прочитати запит.',
    tooMany: 'Забагато спроб. Зачекайте трохи й спробуйте ще раз.',
    fileTooLarge: 'Файл більший за 10 МБ.',
    notFound: 'Не знайдено.',
  },
  pt: {
    unauthenticated: 'Inicie sessão, por favor.',
    noAccess: 'Não tem acesso a esta operação.',
    invalidParams: 'Alguns dados não são válidos.',
    invalidField: 'Este valor não é válido:',
    invalidCustomer: 'O cliente escolhido não é válido.',
    invalidMethod: 'Esta operação não existe.',
    unreadable: 'Não foi possível ler o pedido.',
    tooMany: 'Demasiadas tentativas. Aguarde um pouco e tente de novo.',
    fileTooLarge: 'O ficheiro tem mais de 10 MB.',
    notFound: 'Não encontrado.',
  },
};

/** What the bank itself says, whatever the room. */
export const say = (language: Language, id: Id): string => textIn(texts, language, id);
