import { requestSentences } from './request-sentences';
import type { RequestSentence } from './request-sentences';

/** What the bank says about a transfer, in the customer's language. `{…}` are filled in by refusal.ts and approval-message.ts. */
export interface Sentences {
  noAccess: string;
  accountClosed: string;
  notPermitted: string;
  unknownCurrency: string;
  invalidAmount: string;
  amountTooSmall: string;
  amountTooLarge: string;
  ownAddress: string;
  unknownPayee: string;
  payeeCannotReceive: string;
  needsSecondFactor: string;
  blockedPayee: string;
  insufficientFunds: string;
  wrongCode: string;
  codeUsedUp: string;
  codeExpired: string;
  notWaiting: string;
  keyReused: string;
  keyClosed: string;
  codeSubject: string;
  codeText: string;
  pushText: string;
}

const en: Sentences = {
  noAccess: 'This account or transfer is not available to you.',
  accountClosed: 'This account is closed. Choose another account.',
  notPermitted: 'You may not send money from this account at the moment.',
  unknownCurrency: 'We do not offer this currency.',
  invalidAmount: 'Enter an amount above zero, with no more decimals than the currency has.',
  amountTooSmall: 'The smallest amount you can send is {amount}.',
  amountTooLarge: 'The largest amount you can send at once is {amount}.',
  ownAddress: 'This is your own address. Use a transfer between your accounts instead.',
  unknownPayee: 'Nobody can receive money at this address. Check the spelling.',
  payeeCannotReceive: 'This payee cannot receive this currency yet. Choose another currency.',
  needsSecondFactor:
    "Sending a customer's money needs a second step of your own. Set up a code, a phone or a passkey in your settings first.",
  blockedPayee: 'This payee is on your payout blacklist. Nothing was sent. Take the payee off the list first.',
  insufficientFunds: 'There is not enough money for the amount and the fee. Available: {amount}.',
  wrongCode: 'This code is not right. Tries left: {tries}.',
  codeUsedUp: 'The code was wrong too many times. The transfer was rejected and no money was sent.',
  codeExpired: 'The code has expired. No money was sent; please start the transfer again.',
  notWaiting: 'This transfer no longer waits for approval.',
  keyReused: 'This request was already used for different details. Start the transfer again.',
  keyClosed: 'This request was closed without moving money. Start the transfer again.',
  codeSubject: 'Your code to approve a transfer',
  codeText: 'Code {code} approves {amount} to {payee}, fee {fee}. Valid for {minutes} min. Never share it with anyone.',
  pushText: 'Approve {amount} to {payee}, fee {fee}?',
};

const es: Sentences = {
  noAccess: 'Esta cuenta o transferencia no está disponible para ti.',
  accountClosed: 'Esta cuenta está cerrada. Elige otra cuenta.',
  notPermitted: 'En este momento no puedes enviar dinero desde esta cuenta.',
  unknownCurrency: 'No ofrecemos esta moneda.',
  invalidAmount: 'Introduce un importe mayor que cero, sin más decimales de los que admite la moneda.',
  amountTooSmall: 'El importe mínimo que puedes enviar es {amount}.',
  amountTooLarge: 'El importe máximo que puedes enviar de una vez es {amount}.',
  ownAddress: 'Esta es tu propia dirección. Usa una transferencia entre tus cuentas.',
  unknownPayee: 'Nadie puede recibir dinero en esta dirección. Revisa cómo está escrita.',
  payeeCannotReceive: 'Este beneficiario todavía no puede recibir esta moneda. Elige otra moneda.',
  needsSecondFactor:
    'Para enviar dinero de un cliente necesitas un segundo paso propio. Configura antes un código, un teléfono o una llave de acceso en tus ajustes.',
  blockedPayee:
    'Este beneficiario está en tu lista de beneficiarios bloqueados. No se ha enviado nada. Quítalo antes de la lista.',
  insufficientFunds: 'No hay saldo suficiente para el importe y la comisión. Disponible: {amount}.',
  wrongCode: 'El código no es correcto. Intentos restantes: {tries}.',
  codeUsedUp:
    'El código se ha introducido mal demasiadas veces. La transferencia se ha rechazado y no se ha enviado dinero.',
  codeExpired: 'El código ha caducado. No se ha enviado dinero; empieza de nuevo la transferencia.',
  notWaiting: 'Esta transferencia ya no está pendiente de aprobación.',
  keyReused: 'Esta solicitud ya se ha usado con otros datos. Empieza de nuevo la transferencia.',
  keyClosed: 'Esta solicitud se ha cerrado sin mover dinero. Empieza de nuevo la transferencia.',
  codeSubject: 'Tu código para aprobar una transferencia',
  codeText:
    'El código {code} aprueba {amount} para {payee}, comisión {fee}. Válido {minutes} min. No lo compartas con nadie.',
  pushText: '¿Aprobar {amount} para {payee}, comisión {fee}?',
};

const ro: Sentences = {
  noAccess: 'Acest cont sau acest transfer nu vă este disponibil.',
  accountClosed: 'Acest cont este închis. Alegeți alt cont.',
  notPermitted: 'Momentan nu puteți trimite bani din acest cont.',
  unknownCurrency: 'Nu oferim această monedă.',
  invalidAmount: 'Introduceți o sumă mai mare decât zero, cu cel mult câte zecimale are moneda.',
  amountTooSmall: 'Cea mai mică sumă pe care o puteți trimite este {amount}.',
  amountTooLarge: 'Cea mai mare sumă pe care o puteți trimite o dată este {amount}.',
  ownAddress: 'Aceasta este adresa dumneavoastră. Folosiți un transfer între conturile proprii.',
  unknownPayee: 'Nimeni nu poate primi bani la această adresă. Verificați cum este scrisă.',
  payeeCannotReceive: 'Acest beneficiar nu poate primi încă această monedă. Alegeți altă monedă.',
  needsSecondFactor:
    'Pentru a trimite banii unui client aveți nevoie de un al doilea pas propriu. Configurați mai întâi un cod, un telefon sau o cheie de acces în setări.',
  blockedPayee:
    'Acest beneficiar este pe lista dumneavoastră de beneficiari blocați. Nu s-a trimis nimic. Scoateți-l mai întâi de pe listă.',
  insufficientFunds: 'Nu sunt destui bani pentru sumă și comision. Disponibil: {amount}.',
  wrongCode: 'Codul nu este corect. Încercări rămase: {tries}.',
  codeUsedUp: 'Codul a fost greșit de prea multe ori. Transferul a fost respins și nu s-au trimis bani.',
  codeExpired: 'Codul a expirat. Nu s-au trimis bani; începeți din nou transferul.',
  notWaiting: 'Acest transfer nu mai așteaptă aprobarea.',
  keyReused: 'Această cerere a fost folosită deja cu alte date. Începeți din nou transferul.',
  keyClosed: 'Această cerere a fost închisă fără a transfera bani. Începeți din nou transferul.',
  codeSubject: 'Codul dumneavoastră pentru aprobarea unui transfer',
  codeText: 'Codul {code} aprobă {amount} către {payee}, comision {fee}. Valabil {minutes} min. Nu îl spuneți nimănui.',
  pushText: 'Aprobați {amount} către {payee}, comision {fee}?',
};

const ru: Sentences = {
  noAccess: 'Этот счёт или перевод вам недоступен.',
  accountClosed: 'Этот счёт закрыт. Выберите другой счёт.',
  notPermitted: 'Сейчас вы не можете отправлять деньги с этого счёта.',
  unknownCurrency: 'Мы не работаем с этой валютой.',
  invalidAmount: 'Введите сумму больше нуля; знаков после запятой не больше, чем у валюты.',
  amountTooSmall: 'Наименьшая сумма перевода — {amount}.',
  amountTooLarge: 'Наибольшая сумма одного перевода — {amount}.',
  ownAddress: 'Это ваш собственный адрес. Воспользуйтесь переводом между своими счетами.',
  unknownPayee: 'По этому адресу никто не может получить деньги. Проверьте, верно ли он написан.',
  payeeCannotReceive: 'Этот получатель пока не может получать деньги в этой валюте. Выберите другую валюту.',
  needsSecondFactor:
    'Чтобы отправлять деньги клиента, нужно ваше собственное второе подтверждение. Сначала настройте код, телефон или ключ доступа.',
  blockedPayee: 'Этот получатель в вашем чёрном списке выплат. Ничего не отправлено. Сначала уберите его из списка.',
  insufficientFunds: 'Не хватает денег на сумму и комиссию. Доступно: {amount}.',
  wrongCode: 'Неверный код. Осталось попыток: {tries}.',
  codeUsedUp: 'Код слишком много раз введён неверно. Перевод отклонён, деньги не отправлены.',
  codeExpired: 'Срок действия кода истёк. Деньги не отправлены; начните перевод заново.',
  notWaiting: 'Этот перевод больше не ждёт подтверждения.',
  keyReused: 'Этот запрос уже использован с другими данными. Начните перевод заново.',
  keyClosed: 'Этот запрос закрыт, деньги не отправлены. Начните перевод заново.',
  codeSubject: 'Ваш код для подтверждения перевода',
  codeText:
    'Код {code} подтверждает перевод {amount} получателю {payee}, комиссия {fee}. Действует {minutes} мин. Никому его не сообщайте.',
  pushText: 'Подтвердить перевод {amount} получателю {payee}, комиссия {fee}?',
};

const ua: Sentences = {
  noAccess: 'Цей рахунок або переказ вам недоступний.',
  accountClosed: 'Цей рахунок закрито. Виберіть інший рахунок.',
  notPermitted: 'Зараз ви не можете надсилати гроші з цього рахунку.',
  unknownCurrency: 'Ми не працюємо з цією валютою.',
  invalidAmount: 'Введіть суму, більшу за нуль; знаків після коми не більше, ніж має валюта.',
  amountTooSmall: 'Найменша сума переказу — {amount}.',
  amountTooLarge: 'Найбільша сума одного переказу — {amount}.',
  ownAddress: 'Це ваша власна адреса. Скористайтеся переказом між своїми рахунками.',
  unknownPayee: 'За цією адресою ніхто не може отримати гроші. Перевірте, чи правильно її написано.',
  payeeCannotReceive: 'Цей отримувач поки не може отримувати гроші в цій валюті. Виберіть іншу валюту.',
  needsSecondFactor:
    'Щоб надсилати гроші клієнта, потрібне ваше власне друге підтвердження. Спочатку налаштуйте код, телефон або ключ доступу.',
  blockedPayee: 'Цей отримувач у вашому чорному списку виплат. Нічого не надіслано. Спочатку приберіть його зі списку.',
  insufficientFunds: 'Не вистачає грошей на суму й комісію. Доступно: {amount}.',
  wrongCode: 'Неправильний код. Залишилося спроб: {tries}.',
  codeUsedUp: 'Код забагато разів введено неправильно. Переказ відхилено, гроші не надіслано.',
  codeExpired: 'Термін дії коду минув. Гроші не надіслано; почніть переказ спочатку.',
  notWaiting: 'Цей переказ більше не чекає на підтвердження.',
  keyReused: 'Цей запит уже використано з іншими даними. Почніть переказ спочатку.',
  keyClosed: 'Цей запит закрито, гроші не надіслано. Почніть переказ спочатку.',
  codeSubject: 'Ваш код для підтвердження переказу',
  codeText:
    'Код {code} підтверджує переказ {amount} отримувачу {payee}, комісія {fee}. Діє {minutes} хв. Нікому його не повідомляйте.',
  pushText: 'Підтвердити переказ {amount} отримувачу {payee}, комісія {fee}?',
};

const pt: Sentences = {
  noAccess: 'Esta conta ou transferência não está disponível para si.',
  accountClosed: 'Esta conta está encerrada. Escolha outra conta.',
  notPermitted: 'De momento não pode enviar dinheiro a partir desta conta.',
  unknownCurrency: 'Não oferecemos esta moeda.',
  invalidAmount: 'Introduza um montante superior a zero, sem mais casas decimais do que a moeda tem.',
  amountTooSmall: 'O montante mínimo que pode enviar é {amount}.',
  amountTooLarge: 'O montante máximo que pode enviar de uma vez é {amount}.',
  ownAddress: 'Este é o seu próprio endereço. Use uma transferência entre as suas contas.',
  unknownPayee: 'Ninguém pode receber dinheiro neste endereço. Verifique como está escrito.',
  payeeCannotReceive: 'Este beneficiário ainda não pode receber esta moeda. Escolha outra moeda.',
  needsSecondFactor:
    'Para enviar dinheiro de um cliente precisa de um segundo passo seu. Configure primeiro um código, um telefone ou uma chave de acesso nas definições.',
  blockedPayee:
    'Este beneficiário está na sua lista de beneficiários bloqueados. Nada foi enviado. Retire-o primeiro da lista.',
  insufficientFunds: 'Não há saldo suficiente para o montante e a comissão. Disponível: {amount}.',
  wrongCode: 'O código não está correto. Tentativas restantes: {tries}.',
  codeUsedUp:
    'O código foi introduzido incorretamente demasiadas vezes. A transferência foi rejeitada e não foi enviado dinheiro.',
  codeExpired: 'O código expirou. Não foi enviado dinheiro; inicie de novo a transferência.',
  notWaiting: 'Esta transferência já não aguarda aprovação.',
  keyReused: 'Este pedido já foi usado com outros dados. Inicie de novo a transferência.',
  keyClosed: 'Este pedido foi fechado sem movimentar dinheiro. Inicie de novo a transferência.',
  codeSubject: 'O seu código para aprovar uma transferência',
  codeText:
    'O código {code} aprova {amount} para {payee}, comissão {fee}. Válido durante {minutes} min. Não o partilhe com ninguém.',
  pushText: 'Aprovar {amount} para {payee}, comissão {fee}?',
};

const english = { locale: 'en', sentences: { ...en, ...requestSentences.en } };

const LOCALES: Record<string, { locale: string; sentences: Sentences & Record<RequestSentence, string> }> = {
  en: english,
  es: { locale: 'es', sentences: { ...es, ...requestSentences.es } },
  ro: { locale: 'ro', sentences: { ...ro, ...requestSentences.ro } },
  ru: { locale: 'ru', sentences: { ...ru, ...requestSentences.ru } },
  ua: { locale: 'uk', sentences: { ...ua, ...requestSentences.ua } },
  pt: { locale: 'pt', sentences: { ...pt, ...requestSentences.pt } },
};

/** @param lang a brand language; any other gets English */
function speaking(lang: string) {
  return LOCALES[lang] ?? english;
}

/** One sentence, filled in. */
export function say(
  lang: string,
  id: keyof Sentences | RequestSentence,
  values: Readonly<Record<string, string>> = {},
): string {
  return speaking(lang).sentences[id].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

const formatOf = (locale: string) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 8 });
/** Making one costs more than a thousand amounts. */
const formats: Record<string, Intl.NumberFormat> = {};

/** An exact amount with its currency code as the language writes it; Intl takes decimal strings without loss. */
export function sayAmount(lang: string, amount: string, currency: string): string {
  const { locale } = speaking(lang);
  const format = formats[locale] ?? (formats[locale] = formatOf(locale));
  // A template-literal type is what the library declares for exact strings; a decimal amount is always one.
  return `${format.format(amount as `${number}`)} ${currency}`;
}
