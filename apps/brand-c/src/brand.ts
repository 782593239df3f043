import type { Brand } from '@bank/brand';

/** Brand c: a trading house. Everything here is invented. */
export const brand: Brand = {
  id: 'c',
  name: 'Quayle & Strand',
  legalName: 'Quayle & Strand Markets AG',
  languages: ['en', 'es', 'ro', 'ru', 'ua', 'pt'],
  defaultLanguage: 'en',
  customerTypes: ['business'],
  mark: {
    viewBox: '0 0 32 32',
    shapes: [
      { d: 'M1 1h30v30H1z', tone: 'accent' },
      { d: 'M6 19h4v7H6zM14 13h4v13h-4zM22 6h4v20h-4z', tone: 'onAccent' },
      { d: 'M6 14.5 22 4l1.4 2.2L7.4 16.8z', tone: 'second' },
    ],
  },
  signInHeading: {
    en: 'Log in to the desk',
    es: 'Acceso a la mesa',
    ro: 'Acces la desk',
    ru: 'Вход в терминал',
    ua: 'Вхід до термінала',
    pt: 'Acesso à mesa',
  },
  tagline: {
    en: 'Settlement, balances, payments. One screen.',
    es: 'Liquidación, saldos y pagos. Una pantalla.',
    ro: 'Decontare, solduri, plăți. Un singur ecran.',
    ru: 'Расчёты, баланс, платежи. Один экран.',
    ua: 'Розрахунки, баланс, платежі. Один екран.',
    pt: 'Liquidação, saldos, pagamentos. Um ecrã.',
  },
  registerLink: {
    en: 'New desk? Open a company account',
    es: '¿Mesa nueva? Abre una cuenta de empresa',
    ro: 'Birou nou? Deschideți un cont de firmă',
    ru: 'Впервые у нас? Откройте счёт компании',
    ua: 'Уперше в нас? Відкрийте рахунок компанії',
    pt: 'Mesa nova? Abra uma conta de empresa',
  },
  termsLinks: [
    { id: 'terms', href: 'https://www.quaylestrand.example/legal/terms' },
    { id: 'privacy', href: 'https://www.quaylestrand.example/legal/privacy' },
    { id: 'complaints', href: 'https://www.quaylestrand.example/legal/complaints' },
  ],
  feeLinks: [{ id: 'fees', href: 'https://www.quaylestrand.example/fees' }],
  storeLinks: {
    ios: 'https://apps.store.example/quaylestrand/ios',
    android: 'https://apps.store.example/quaylestrand/android',
  },
  supportNumber: '+41 44 555 01 90',
  letter: {
    addressLines: ['Silberhof 9', '8001 Zürich', 'Switzerland'],
    registrationNumber: 'CHE-555.018.442',
    licence: 'Securities house licence SH-207',
    bic: 'QUSTCHZ2',
    signatory: 'Reto Ammann',
    signatoryTitle: 'Head of Settlement',
    email: 'settlement@quaylestrand.example',
  },
  allowedHosts: ['www.quaylestrand.example', 'help.quaylestrand.example', 'apps.store.example'],
  idleSeconds: 900, // R0.19
  documentsKeptYears: 5, // R0.92
  analyticsHost: null, // R0.13
  ipCheckUrl: null, // R0.12
  faces: { nav: 'rail', hero: 'board', list: 'blotter' },
  flags: {
    registration: true,
    adultIndustries: false, // R0.1
    contracts: false, // R0.7
    sourceOfWealth: true,
    staging: false, // R0.17
  },
};
