import type { Brand } from '@bank/brand';

/** Brand b: a freelancer's account. Everything here is invented. */
export const brand: Brand = {
  id: 'b',
  name: 'Freely',
  legalName: 'Freely Money UAB',
  languages: ['en', 'es', 'ro', 'ru', 'ua', 'pt'],
  defaultLanguage: 'en',
  customerTypes: ['personal', 'business'],
  mark: {
    viewBox: '0 0 32 32',
    shapes: [
      { d: 'M16 1a15 15 0 1 1 0 30 15 15 0 0 1 0-30z', tone: 'accent' },
      { d: 'M10 24V13.5C10 9.9 12.7 8 16 8h6v4h-5.6c-1.5 0-2.4.7-2.4 2.2V15h6.5v4H14v5z', tone: 'onAccent' },
      { d: 'M23.5 20a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z', tone: 'second' },
    ],
  },
  signInHeading: {
    en: 'Hey, good to see you',
    es: '¡Hola! Qué bien verte',
    ro: 'Bună, ne bucurăm să vă vedem',
    ru: 'Привет, рады вас видеть',
    ua: 'Привіт, раді вас бачити',
    pt: 'Olá, que bom vê-lo por cá',
  },
  tagline: {
    en: 'You do the work. We keep the money straight.',
    es: 'Tú trabajas. Nosotros ordenamos el dinero.',
    ro: 'Dumneavoastră munciți. Noi ținem banii în ordine.',
    ru: 'Вы работаете. Мы держим деньги в порядке.',
    ua: 'Ви працюєте. Ми тримаємо гроші в порядку.',
    pt: 'O trabalho é seu. Do dinheiro cuidamos nós.',
  },
  registerLink: {
    en: 'New here? Join Freely',
    es: '¿Primera vez? Únete a Freely',
    ro: 'Sunteți la început? Veniți la Freely',
    ru: 'Впервые у нас? Откройте Freely',
    ua: 'Уперше в нас? Відкрийте Freely',
    pt: 'Primeira vez? Junte-se à Freely',
  },
  termsLinks: [
    { id: 'terms', href: 'https://www.freely.example/legal/terms' },
    { id: 'privacy', href: 'https://www.freely.example/legal/privacy' },
    { id: 'complaints', href: 'https://www.freely.example/legal/complaints' },
  ],
  feeLinks: [{ id: 'fees', href: 'https://www.freely.example/fees' }],
  storeLinks: {
    ios: 'https://apps.store.example/freely/ios',
    android: 'https://apps.store.example/freely/android',
  },
  supportNumber: '+370 5 555 0142',
  letter: {
    addressLines: ['Vilties g. 18', 'Vilnius', 'LT-01102', 'Lithuania'],
    registrationNumber: '304558120',
    licence: 'Electronic money institution licence EMI-0418',
    bic: 'FRLYLT21',
    signatory: 'Tomas Vėjas',
    signatoryTitle: 'Customer Operations Lead',
    email: 'hello@freely.example',
  },
  allowedHosts: ['www.freely.example', 'help.freely.example', 'apps.store.example'],
  idleSeconds: 900, // R0.19
  documentsKeptYears: 5, // R0.92
  analyticsHost: null, // R0.13
  ipCheckUrl: null, // R0.12
  faces: { nav: 'rail', hero: 'block', list: 'rows' },
  flags: {
    registration: true,
    adultIndustries: false, // R0.1
    contracts: false, // R0.7
    sourceOfWealth: true,
    staging: false, // R0.17
  },
};
