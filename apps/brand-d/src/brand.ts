import type { Brand } from '@bank/brand';

/** Brand d: everyone's wallet, the default brand. Everything here is invented. */
export const brand: Brand = {
  id: 'd',
  name: 'Plainwallet',
  legalName: 'Plainwallet Payments SA',
  languages: ['en', 'es', 'ro', 'ru', 'ua', 'pt'],
  defaultLanguage: 'en',
  customerTypes: ['personal', 'business'],
  mark: {
    viewBox: '0 0 32 32',
    shapes: [
      { d: 'M7 3h18a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z', tone: 'accent' },
      { d: 'M10 8h7.5a6 6 0 0 1 0 12H14v4h-4zm4 4v4h3.2a2 2 0 0 0 0-4z', tone: 'onAccent' },
      { d: 'M24 20h6v5h-6a2.5 2.5 0 0 1 0-5z', tone: 'second' },
    ],
  },
  signInHeading: {
    en: 'Log in',
    es: 'Iniciar sesión',
    ro: 'Autentificare',
    ru: 'Вход',
    ua: 'Вхід',
    pt: 'Iniciar sessão',
  },
  tagline: {
    en: 'One wallet for everyday money.',
    es: 'Una cartera para el dinero de cada día.',
    ro: 'Un portofel pentru banii de zi cu zi.',
    ru: 'Один кошелёк для повседневных денег.',
    ua: 'Один гаманець для щоденних грошей.',
    pt: 'Uma carteira para o dinheiro do dia a dia.',
  },
  registerLink: {
    en: 'New here? Open an account',
    es: '¿Primera vez? Abre una cuenta',
    ro: 'Sunteți la început? Deschideți un cont',
    ru: 'Впервые у нас? Откройте счёт',
    ua: 'Уперше в нас? Відкрийте рахунок',
    pt: 'Primeira vez? Abra uma conta',
  },
  termsLinks: [
    { id: 'terms', href: 'https://www.plainwallet.example/legal/terms' },
    { id: 'privacy', href: 'https://www.plainwallet.example/legal/privacy' },
    { id: 'complaints', href: 'https://www.plainwallet.example/legal/complaints' },
  ],
  feeLinks: [{ id: 'fees', href: 'https://www.plainwallet.example/fees' }],
  storeLinks: {
    ios: 'https://apps.store.example/plainwallet/ios',
    android: 'https://apps.store.example/plainwallet/android',
  },
  supportNumber: '+352 2755 0133',
  letter: {
    addressLines: ['21, rue du Marché', 'L-1728 Luxembourg', 'Luxembourg'],
    registrationNumber: 'B 555 204',
    licence: 'Payment institution licence PI-0093',
    bic: 'PLWTLULL',
    signatory: 'Claire Hoffmann',
    signatoryTitle: 'Head of Customer Care',
    email: 'care@plainwallet.example',
  },
  allowedHosts: ['www.plainwallet.example', 'help.plainwallet.example', 'apps.store.example'],
  idleSeconds: 900, // R0.19
  documentsKeptYears: 5, // R0.92
  analyticsHost: null, // R0.13
  ipCheckUrl: null, // R0.12
  faces: { nav: 'side', hero: 'open', list: 'rows' },
  flags: {
    registration: true,
    adultIndustries: true, // R0.1
    contracts: false, // R0.7
    sourceOfWealth: true,
    staging: false, // R0.17
  },
};
