import type { Brand } from '@bank/brand';

/** Brand e: a creators' bank. Everything here is invented. */
export const brand: Brand = {
  id: 'e',
  name: 'Encore',
  legalName: 'Encore Creators Bank Lda',
  languages: ['en', 'es', 'ro', 'ru', 'ua', 'pt'],
  defaultLanguage: 'en',
  customerTypes: ['personal', 'business'],
  mark: {
    viewBox: '0 0 32 32',
    shapes: [
      { d: 'M16 1c9 0 15 5 15 15s-6 15-15 15S1 26 1 16 7 1 16 1z', tone: 'accent' },
      { d: 'M12.5 9.2a8 8 0 0 1 9.7 2.6l-3.6 2.6a3.6 3.6 0 1 0 0 3.3l3.7 2.5a8 8 0 1 1-9.8-11z', tone: 'onAccent' },
      { d: 'M17 14h10v4H17z', tone: 'second' },
    ],
  },
  signInHeading: {
    en: 'And we’re back',
    es: 'Y volvemos al aire',
    ro: 'Și suntem din nou live',
    ru: 'И снова в эфире',
    ua: 'І знову в ефірі',
    pt: 'E estamos de volta',
  },
  tagline: {
    en: 'Banking for people who make things.',
    es: 'El banco de quienes crean.',
    ro: 'Banca pentru cei care creează.',
    ru: 'Банк для тех, кто создаёт.',
    ua: 'Банк для тих, хто створює.',
    pt: 'O banco de quem cria.',
  },
  registerLink: {
    en: 'Not on the bill yet? Open an account',
    es: '¿Aún no estás en el cartel? Abre una cuenta',
    ro: 'Încă nu sunteți pe afiș? Deschideți un cont',
    ru: 'Ещё не в афише? Откройте счёт',
    ua: 'Ще не в афіші? Відкрийте рахунок',
    pt: 'Ainda não está no cartaz? Abra uma conta',
  },
  termsLinks: [
    { id: 'terms', href: 'https://www.encore.example/legal/terms' },
    { id: 'privacy', href: 'https://www.encore.example/legal/privacy' },
    { id: 'complaints', href: 'https://www.encore.example/legal/complaints' },
  ],
  feeLinks: [{ id: 'fees', href: 'https://www.encore.example/fees' }],
  storeLinks: {
    ios: 'https://apps.store.example/encore/ios',
    android: 'https://apps.store.example/encore/android',
  },
  supportNumber: '+351 21 555 0176',
  letter: {
    addressLines: ['Rua do Palco 77', '1200-305 Lisboa', 'Portugal'],
    registrationNumber: '555 713 904',
    licence: 'Credit institution licence CI-0561',
    bic: 'ENCRPTPL',
    signatory: 'Inês Carvalhal',
    signatoryTitle: 'Member Services Director',
    email: 'backstage@encore.example',
  },
  allowedHosts: ['www.encore.example', 'help.encore.example', 'apps.store.example'],
  idleSeconds: 900, // R0.19
  documentsKeptYears: 5, // R0.92
  analyticsHost: null, // R0.13
  ipCheckUrl: null, // R0.12
  faces: { nav: 'side', hero: 'poster', list: 'rows' },
  flags: {
    registration: true,
    adultIndustries: false, // R0.1
    contracts: false, // R0.7
    sourceOfWealth: true,
    staging: false, // R0.17
  },
};
