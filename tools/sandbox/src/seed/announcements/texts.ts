import type { Language } from '../../platform/languages';
import type { AnnouncementWords } from '../../rooms/news/publish';

type InAll = Readonly<Record<Language, AnnouncementWords>>;

/** New terms, which stand in the way until they are answered. */
export const NEW_TERMS: InAll = {
  en: {
    title: 'New terms from 1 January',
    summary: 'What changes, what it costs, and what happens if you decline.',
    html: '<p>Our terms change on <strong>1 January 2027</strong>. Three things are different:</p><ul><li>Transfers between your own accounts stay free, in every currency.</li><li>You can dispute a card payment for 120 days instead of 90.</li><li>We close an account without money or movement after 24 months, and tell you twice before.</li></ul><p>If you decline, your accounts stay open under the present terms until 31 March 2027. Nothing is charged for leaving.</p>',
  },
  es: {
    title: 'Nuevas condiciones desde el 1 de enero',
    summary: 'Qué cambia, cuánto cuesta y qué pasa si las rechazas.',
    html: '<p>Nuestras condiciones cambian el <strong>1 de enero de 2027</strong>. Hay tres novedades:</p><ul><li>Las transferencias entre tus cuentas siguen siendo gratuitas, en todas las monedas.</li><li>Puedes reclamar un pago con tarjeta durante 120 días en lugar de 90.</li><li>Cerramos una cuenta sin dinero ni movimientos a los 24 meses, y te avisamos dos veces antes.</li></ul><p>Si las rechazas, tus cuentas siguen abiertas con las condiciones actuales hasta el 31 de marzo de 2027. Irte no cuesta nada.</p>',
  },
  ro: {
    title: 'Condiții noi de la 1 ianuarie',
    summary: 'Ce se schimbă, cât costă și ce se întâmplă dacă refuzați.',
    html: '<p>Condițiile noastre se schimbă la <strong>1 ianuarie 2027</strong>. Trei lucruri sunt diferite:</p><ul><li>Transferurile între conturile dumneavoastră rămân gratuite, în orice monedă.</li><li>Puteți contesta o plată cu cardul timp de 120 de zile în loc de 90.</li><li>Închidem un cont fără bani și fără mișcări după 24 de luni și vă anunțăm de două ori înainte.</li></ul><p>Dacă refuzați, conturile rămân deschise în condițiile actuale până la 31 martie 2027. Plecarea nu costă nimic.</p>',
  },
  ru: {
    title: 'Новые условия с 1 января',
    summary: 'Что меняется, сколько это стоит и что будет, если отклонить.',
    html: '<p>Наши условия меняются <strong>1 января 2027 года</strong>. Изменений три:</p><ul><li>Переводы между вашими счетами остаются бесплатными в любой валюте.</li><li>Оспорить оплату картой можно в течение 120 дней вместо 90.</li><li>Счёт без денег и движений мы закрываем через 24 месяца и дважды предупреждаем заранее.</li></ul><p>Если вы отклоните условия, счета останутся открытыми на прежних до 31 марта 2027 года. За уход ничего не взимается.</p>',
  },
  ua: {
    title: 'Нові умови з 1 січня',
    summary: 'Що змінюється, скільки це коштує і що буде, якщо відхилити.',
    html: '<p>Наші умови змінюються <strong>1 січня 2027 року</strong>. Змін три:</p><ul><li>Перекази між вашими рахунками залишаються безкоштовними в будь-якій валюті.</li><li>Оскаржити оплату карткою можна впродовж 120 днів замість 90.</li><li>Рахунок без грошей і руху ми закриваємо через 24 місяці й двічі попереджаємо заздалегідь.</li></ul><p>Якщо ви відхилите умови, рахунки залишаться відкритими на чинних до 31 березня 2027 року. За вихід нічого не стягується.</p>',
  },
  pt: {
    title: 'Novas condições a partir de 1 de janeiro',
    summary: 'O que muda, quanto custa e o que acontece se recusar.',
    html: '<p>As nossas condições mudam a <strong>1 de janeiro de 2027</strong>. Há três diferenças:</p><ul><li>As transferências entre as suas contas continuam gratuitas, em todas as moedas.</li><li>Pode contestar um pagamento com cartão durante 120 dias em vez de 90.</li><li>Encerramos uma conta sem dinheiro nem movimentos ao fim de 24 meses, e avisamos duas vezes antes.</li></ul><p>Se recusar, as contas continuam abertas nas condições atuais até 31 de março de 2027. Sair não custa nada.</p>',
  },
};

/** Asks, and waits for an answer without standing in the way. */
export const CARD_LETTER: InAll = {
  en: {
    title: 'A letter with every card?',
    summary: 'Cards can come without a paper letter. Tell us which you prefer.',
    html: '<p>Every card comes in an envelope with a letter of four pages. All of it is in the app, too.</p><p>Accept, and your next cards come <strong>without the letter</strong>. Decline, and nothing changes. Either way the card costs the same.</p>',
  },
  es: {
    title: '¿Una carta con cada tarjeta?',
    summary: 'Las tarjetas pueden llegar sin carta en papel. Dinos qué prefieres.',
    html: '<p>Cada tarjeta llega en un sobre con una carta de cuatro páginas. Todo eso está también en la aplicación.</p><p>Si aceptas, tus próximas tarjetas llegan <strong>sin la carta</strong>. Si rechazas, no cambia nada. La tarjeta cuesta lo mismo en ambos casos.</p>',
  },
  ro: {
    title: 'O scrisoare cu fiecare card?',
    summary: 'Cardurile pot veni fără scrisoare pe hârtie. Spuneți-ne ce preferați.',
    html: '<p>Fiecare card vine într-un plic cu o scrisoare de patru pagini. Totul se găsește și în aplicație.</p><p>Dacă acceptați, următoarele carduri vin <strong>fără scrisoare</strong>. Dacă refuzați, nu se schimbă nimic. Cardul costă la fel în ambele cazuri.</p>',
  },
  ru: {
    title: 'Письмо к каждой карте?',
    summary: 'Карты могут приходить без бумажного письма. Выберите, как вам удобнее.',
    html: '<p>Каждая карта приходит в конверте с письмом на четырёх страницах. Всё это есть и в приложении.</p><p>Если согласиться, следующие карты придут <strong>без письма</strong>. Если отклонить, ничего не изменится. Цена карты в обоих случаях одинакова.</p>',
  },
  ua: {
    title: 'Лист до кожної картки?',
    summary: 'Картки можуть надходити без паперового листа. Виберіть, як вам зручніше.',
    html: '<p>Кожна картка надходить у конверті з листом на чотирьох сторінках. Усе це є й у застосунку.</p><p>Якщо погодитися, наступні картки надійдуть <strong>без листа</strong>. Якщо відхилити, нічого не зміниться. Ціна картки в обох випадках однакова.</p>',
  },
  pt: {
    title: 'Uma carta com cada cartão?',
    summary: 'Os cartões podem chegar sem carta em papel. Diga-nos o que prefere.',
    html: '<p>Cada cartão chega num envelope com uma carta de quatro páginas. Tudo isso está também na aplicação.</p><p>Se aceitar, os próximos cartões chegam <strong>sem a carta</strong>. Se recusar, nada muda. O cartão custa o mesmo nos dois casos.</p>',
  },
};

/** News to read, with a link into the bank. */
export const STATEMENTS: InAll = {
  en: {
    title: 'Your payments sort themselves',
    summary: 'Activity shows what you spent on food, travel and the rest.',
    html: '<h2>One bar for the whole month</h2><p>Activity now says what your money went on: food, home, travel, bills and more. Press a part of the bar and you see only those payments.</p><p><a href="/history?accountId=all">Open activity</a></p>',
  },
  es: {
    title: 'Tus pagos se ordenan solos',
    summary: 'Actividad muestra lo que gastas en comida, viajes y lo demás.',
    html: '<h2>Una barra para todo el mes</h2><p>Actividad dice ahora en qué se va tu dinero: comida, casa, viajes, facturas y más. Pulsa una parte de la barra y verás solo esos pagos.</p><p><a href="/history?accountId=all">Abrir actividad</a></p>',
  },
  ro: {
    title: 'Plățile se sortează singure',
    summary: 'Activitatea arată cât cheltuiți pe mâncare, călătorii și restul.',
    html: '<h2>O bară pentru toată luna</h2><p>Activitatea spune acum pe ce se duc banii: mâncare, casă, călătorii, facturi și altele. Apăsați o parte a barei și vedeți doar acele plăți.</p><p><a href="/history?accountId=all">Deschideți activitatea</a></p>',
  },
  ru: {
    title: 'Платежи сортируются сами',
    summary: 'В операциях видно, сколько уходит на еду, поездки и остальное.',
    html: '<h2>Одна полоса на весь месяц</h2><p>Теперь в операциях видно, на что уходят деньги: еда, дом, поездки, счета и прочее. Нажмите часть полосы, и останутся только эти платежи.</p><p><a href="/history?accountId=all">Открыть операции</a></p>',
  },
  ua: {
    title: 'Платежі впорядковуються самі',
    summary: 'В операціях видно, скільки йде на їжу, поїздки та решту.',
    html: '<h2>Одна смуга на весь місяць</h2><p>Тепер в операціях видно, на що йдуть гроші: їжа, дім, поїздки, рахунки та інше. Натисніть частину смуги, і залишаться лише ці платежі.</p><p><a href="/history?accountId=all">Відкрити операції</a></p>',
  },
  pt: {
    title: 'Os seus pagamentos arrumam-se sozinhos',
    summary: 'A atividade mostra quanto gasta em comida, viagens e no resto.',
    html: '<h2>Uma barra para o mês inteiro</h2><p>A atividade diz agora em que gasta o dinheiro: comida, casa, viagens, contas e mais. Prima uma parte da barra e vê só esses pagamentos.</p><p><a href="/history?accountId=all">Abrir a atividade</a></p>',
  },
};

/** Old news, read long ago. */
export const RATES: InAll = {
  en: {
    title: 'Exchange rates with their time',
    summary: 'Every rate now says when it was taken.',
    html: '<p>Wherever we convert an amount you now see since when the rate holds. “About” means that a rate was used.</p>',
  },
  es: {
    title: 'Tipos de cambio con su hora',
    summary: 'Cada tipo de cambio dice ahora de cuándo es.',
    html: '<p>Donde convertimos un importe ves ahora desde cuándo vale el tipo. «Aproximadamente» significa que se ha usado un tipo de cambio.</p>',
  },
  ro: {
    title: 'Cursuri de schimb cu ora lor',
    summary: 'Fiecare curs spune acum de când este.',
    html: '<p>Oriunde convertim o sumă vedeți acum de când este valabil cursul. „Aproximativ” înseamnă că s-a folosit un curs.</p>',
  },
  ru: {
    title: 'Курсы обмена с указанием времени',
    summary: 'Теперь у каждого курса видно, с какого он времени.',
    html: '<p>Везде, где мы пересчитываем сумму, теперь видно, с какого времени действует курс. «Примерно» означает, что применён курс.</p>',
  },
  ua: {
    title: 'Курси обміну із зазначенням часу',
    summary: 'Тепер біля кожного курсу видно, з якого він часу.',
    html: '<p>Усюди, де ми перераховуємо суму, тепер видно, з якого часу діє курс. «Приблизно» означає, що застосовано курс.</p>',
  },
  pt: {
    title: 'Taxas de câmbio com a sua hora',
    summary: 'Cada taxa diz agora de quando é.',
    html: '<p>Onde convertemos um montante vê agora desde quando vale a taxa. «Cerca de» significa que se usou uma taxa de câmbio.</p>',
  },
};
