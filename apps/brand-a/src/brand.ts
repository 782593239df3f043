import type { Brand } from '@bank/brand';

/** Brand a: a private bank. Everything here is invented. */
export const brand: Brand = {
  id: 'a',
  name: 'Aldermoor',
  legalName: 'Aldermoor Private Bank plc',
  languages: ['en', 'es', 'ro', 'ru', 'ua', 'pt'],
  defaultLanguage: 'en',
  customerTypes: ['personal', 'business'],
  mark: {
    viewBox: '0 0 32 32',
    shapes: [
      { d: 'M2 2h28v28H2z', tone: 'accent' },
      { d: 'M16 6 26 26h-4.2L16 14.2 10.2 26H6z', tone: 'onAccent' },
      { d: 'M13.2 26 16 20.4 18.8 26z', tone: 'second' },
    ],
  },
  signInHeading: {
    en: 'Welcome back',
    es: 'Bienvenido de nuevo',
    ro: 'Bine ați revenit',
    ru: 'С возвращением',
    ua: 'З поверненням',
    pt: 'Bem-vindo de volta',
  },
  tagline: {
    en: 'Your affairs, in order.',
    es: 'Cada asunto, en orden.',
    ro: 'Afacerile dumneavoastră, în ordine.',
    ru: 'Ваши дела в порядке.',
    ua: 'Ваші справи в порядку.',
    pt: 'Os seus assuntos, em ordem.',
  },
  registerLink: {
    en: 'Become a client',
    es: 'Hazte cliente',
    ro: 'Deveniți client',
    ru: 'Стать клиентом',
    ua: 'Стати клієнтом',
    pt: 'Torne-se cliente',
  },
  termsLinks: [
    { id: 'terms', href: 'https://www.aldermoor.example/legal/terms' },
    { id: 'privacy', href: 'https://www.aldermoor.example/legal/privacy' },
    { id: 'complaints', href: 'https://www.aldermoor.example/legal/complaints' },
  ],
  feeLinks: [{ id: 'fees', href: 'https://www.aldermoor.example/fees' }],
  storeLinks: {
    ios: 'https://apps.store.example/aldermoor/ios',
    android: 'https://apps.store.example/aldermoor/android',
  },
  supportNumber: '+44 1632 960 118',
  letter: {
    addressLines: ['4 Quarry Walk', 'Aldermoor', 'AM1 4QW', 'United Kingdom'],
    registrationNumber: '00418207',
    licence: 'Private banking licence PB-1182',
    bic: 'ALDMGB2X',
    signatory: 'Eleanor Whitcombe',
    signatoryTitle: 'Head of Client Records',
    email: 'records@aldermoor.example',
  },
  allowedHosts: ['www.aldermoor.example', 'help.aldermoor.example', 'apps.store.example'],
  idleSeconds: 900, // R0.19
  documentsKeptYears: 5, // R0.92
  analyticsHost: null, // R0.13
  ipCheckUrl: null, // R0.12
  faces: { nav: 'top', hero: 'ledger', list: 'ledger' },
  flags: {
    registration: true,
    adultIndustries: false, // R0.1
    contracts: false, // R0.7
    sourceOfWealth: true,
    staging: false, // R0.17
  },
};
