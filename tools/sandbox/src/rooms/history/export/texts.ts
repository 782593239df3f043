import type { Texts } from '../../../platform/languages';
import { textIn } from '../../../platform/languages';

type Id = 'tooMany' | 'unknown' | 'gone' | 'notReady' | 'failed' | 'notYours' | 'subject' | 'mail';

const texts: Texts<Id> = {
  en: {
    tooMany: 'Several exports are still being made. Wait for one of them to finish.',
    unknown: 'This export does not exist.',
    gone: 'This export has expired. Make a new one.',
    notReady: 'The file is not ready yet.',
    failed: 'This export could not be made. Start a new one.',
    notYours: 'Choose one of your confirmed e-mail addresses.',
    subject: 'Your history export',
    mail: 'The file you asked for is ready: {file}, {rows} transactions. Log in and download it here: {link} It is kept until {until}. We never send account data by e-mail.',
  },
  es: {
    tooMany: 'Aún se están preparando varias exportaciones. Espera a que termine una.',
    unknown: 'Esta exportación no existe.',
    gone: 'Esta exportación ha caducado. Crea una nueva.',
    notReady: 'El archivo aún no está listo.',
    failed: 'No se ha podido crear esta exportación. Crea una nueva.',
    notYours: 'Elige una de tus direcciones de correo confirmadas.',
    subject: 'Tu exportación del historial',
    mail: 'El archivo que has pedido está listo: {file}, {rows} movimientos. Inicia sesión y descárgalo aquí: {link} Se conserva hasta el {until}. Nunca enviamos datos de cuentas por correo.',
  },
  ro: {
    tooMany: 'Mai multe exporturi sunt încă în lucru. Așteptați să se termine unul.',
    unknown: 'Acest export nu există.',
    gone: 'Acest export a expirat. Creați unul nou.',
    notReady: 'Fișierul nu este încă gata.',
    failed: 'Acest export nu a putut fi creat. Porniți unul nou.',
    notYours: 'Alegeți una dintre adresele dumneavoastră de e-mail confirmate.',
    subject: 'Exportul istoricului dumneavoastră',
    mail: 'Fișierul cerut este gata: {file}, tranzacții: {rows}. Autentificați-vă și descărcați-l aici: {link} Se păstrează până la {until}. Nu trimitem niciodată date de cont prin e-mail.',
  },
  ru: {
    tooMany: 'Несколько выгрузок ещё готовятся. Дождитесь окончания одной из них.',
    unknown: 'Такой выгрузки нет.',
    gone: 'Срок хранения выгрузки истёк. Создайте новую.',
    notReady: 'Файл ещё не готов.',
    failed: 'Не удалось создать выгрузку. Начните новую.',
    notYours: 'Выберите один из ваших подтверждённых адресов.',
    subject: 'Выгрузка вашей истории',
    mail: 'Запрошенный файл готов: {file}, операций: {rows}. Войдите и скачайте его здесь: {link} Он хранится до {until}. Мы никогда не отправляем данные счетов по электронной почте.',
  },
  ua: {
    tooMany: 'Кілька вивантажень ще готуються. Дочекайтеся завершення одного з них.',
    unknown: 'Такого вивантаження немає.',
    gone: 'Термін зберігання вивантаження минув. Створіть нове.',
    notReady: 'Файл ще не готовий.',
    failed: 'Не вдалося створити вивантаження. Почніть нове.',
    notYours: 'Виберіть одну з ваших підтверджених адрес.',
    subject: 'Вивантаження вашої історії',
    mail: 'Замовлений файл готовий: {file}, операцій: {rows}. Увійдіть і завантажте його тут: {link} Він зберігається до {until}. Ми ніколи не надсилаємо дані рахунків електронною поштою.',
  },
  pt: {
    tooMany: 'Várias exportações ainda estão em preparação. Espere que uma termine.',
    unknown: 'Esta exportação não existe.',
    gone: 'Esta exportação expirou. Crie uma nova.',
    notReady: 'O ficheiro ainda não está pronto.',
    failed: 'Não foi possível criar esta exportação. Inicie outra.',
    notYours: 'Escolha um dos seus endereços de e-mail confirmados.',
    subject: 'A sua exportação do histórico',
    mail: 'O ficheiro que pediu está pronto: {file}, {rows} movimentos. Inicie sessão e descarregue-o aqui: {link} É guardado até {until}. Nunca enviamos dados de contas por e-mail.',
  },
};

/** A sentence of the exports, with `{name}` filled in. */
export function say(language: string, id: Id, values: Readonly<Record<string, string>> = {}): string {
  return textIn(texts, language, id).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
