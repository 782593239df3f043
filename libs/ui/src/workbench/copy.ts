/** Sample texts of the workbench, in every language, so that the long ones show where a component breaks. Development only. */
export interface Copy {
  locale: string;
  logIn: string;
  sending: string;
  continue: string;
  cancel: string;
  close: string;
  retry: string;
  remove: string;
  email: string;
  emailHelp: string;
  emailError: string;
  password: string;
  show: string;
  hide: string;
  code: string;
  amount: string;
  amountError: string;
  account: string;
  choose: string;
  remember: string;
  hideBalances: string;
  balance: string;
  available: string;
  today: string;
  sent: string;
  received: string;
  pending: string;
  done: string;
  refused: string;
  review: string;
  fee: string;
  arrives: string;
  total: string;
  nothing: string;
  typeToSearch: string;
  nothingFound: string;
  nothingText: string;
  failed: string;
  failedText: string;
  home: string;
  pay: string;
  cards: string;
  more: string;
  asTable: string;
  asChart: string;
  happened: string;
  planned: string;
  date: string;
  scan: string;
  needed: (count: number) => string;
}

const en: Copy = {
  locale: 'en',
  logIn: 'Log in',
  sending: 'Sending…',
  continue: 'Continue',
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Try again',
  remove: 'Remove',
  email: 'E-mail',
  emailHelp: 'The address you registered with.',
  emailError: 'Enter an address like name@example.com.',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  code: 'Code from the message',
  amount: 'Amount',
  amountError: 'You have 1,240.50 EUR. Enter a smaller amount.',
  account: 'From account',
  choose: 'Choose an account',
  remember: 'Remember this device for 30 days',
  hideBalances: 'Hide balances',
  balance: 'Total balance',
  available: 'available',
  today: 'Today',
  sent: 'Sent to Ana Pop',
  received: 'Received from Studio Lumen',
  pending: 'Pending',
  done: 'Completed',
  refused: 'Refused',
  review: 'You send 250.00 EUR to Ana Pop',
  fee: 'Fee',
  arrives: 'Arrives',
  total: 'Total',
  nothing: 'No transactions yet',
  typeToSearch: 'Type to search',
  nothingFound: 'Nothing found.',
  nothingText: 'What you send and receive will be listed here.',
  failed: 'The balance could not be loaded',
  failedText: 'Nothing happened to your money. Check the connection and try again.',
  home: 'Home',
  pay: 'Pay',
  cards: 'Cards',
  more: 'More',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  happened: 'What happened',
  planned: 'What is planned',
  date: 'Date',
  scan: 'Scan with the app',
  needed: (count) => `${count} fields need your attention`,
};

/** Falls back to English: only the long texts matter here. */
export const COPY: Record<string, Copy> = {
  en,
  es: {
    ...en,
    locale: 'es',
    logIn: 'Iniciar sesión',
    sending: 'Enviando…',
    continue: 'Continuar',
    cancel: 'Cancelar',
    email: 'Correo electrónico',
    emailHelp: 'La dirección con la que te registraste.',
    emailError: 'Escribe una dirección como nombre@example.com.',
    password: 'Contraseña',
    amount: 'Importe',
    account: 'Cuenta de origen',
    balance: 'Saldo total',
    review: 'Envías 250,00 EUR a Ana Pop',
    asTable: 'Mostrar como tabla',
  },
  ro: {
    ...en,
    locale: 'ro',
    logIn: 'Autentificați-vă',
    sending: 'Se trimite…',
    continue: 'Continuați',
    cancel: 'Anulați',
    email: 'E-mail',
    emailHelp: 'Adresa cu care v-ați înregistrat.',
    password: 'Parolă',
    amount: 'Sumă',
    account: 'Din contul',
    balance: 'Sold total',
    review: 'Trimiteți 250,00 EUR către Ana Pop',
    asTable: 'Afișați ca tabel',
  },
  ru: {
    ...en,
    locale: 'ru',
    logIn: 'Войти',
    sending: 'Отправляем…',
    continue: 'Продолжить',
    cancel: 'Отменить',
    close: 'Закрыть',
    retry: 'Повторить попытку',
    email: 'Электронная почта',
    emailHelp: 'Адрес, указанный при регистрации.',
    emailError: 'Введите адрес вида name@example.com.',
    password: 'Пароль',
    code: 'Код из сообщения',
    amount: 'Сумма перевода',
    amountError: 'На счёте 1 240,50 EUR. Введите меньшую сумму.',
    account: 'Со счёта',
    choose: 'Выберите счёт',
    remember: 'Запомнить это устройство на 30 дней',
    hideBalances: 'Скрывать остатки на счетах',
    balance: 'Общий остаток',
    sent: 'Перевод Ане Поп',
    received: 'Поступление от Студии Люмен',
    pending: 'В обработке',
    done: 'Завершено',
    refused: 'Отклонено',
    review: 'Вы отправляете 250,00 EUR Ане Поп',
    fee: 'Комиссия',
    total: 'Итого',
    home: 'Главная',
    pay: 'Платежи',
    cards: 'Карты',
    more: 'Ещё',
    asTable: 'Показать таблицей',
  },
  ua: {
    ...en,
    locale: 'uk',
    logIn: 'Увійти',
    sending: 'Надсилаємо…',
    continue: 'Продовжити',
    cancel: 'Скасувати',
    email: 'Електронна пошта',
    emailHelp: 'Адреса, указана під час реєстрації.',
    password: 'Пароль',
    amount: 'Сума переказу',
    account: 'З рахунку',
    balance: 'Загальний залишок',
    review: 'Ви надсилаєте 250,00 EUR Ані Поп',
    asTable: 'Показати таблицею',
  },
  pt: {
    ...en,
    locale: 'pt',
    logIn: 'Iniciar sessão',
    sending: 'A enviar…',
    continue: 'Continuar',
    cancel: 'Cancelar',
    email: 'Endereço de e-mail',
    emailHelp: 'O endereço com que se registou.',
    password: 'Palavra-passe',
    amount: 'Montante',
    account: 'Da conta',
    balance: 'Saldo total',
    review: 'Envia 250,00 EUR a Ana Pop',
    asTable: 'Mostrar como tabela',
  },
};

export const ENGLISH = en;
