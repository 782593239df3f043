import type { Brand } from '@bank/brand';

/** Brand f: a closed community's account: no registration, English and Spanish only. Everything here is invented. */
export const brand: Brand = {
  id: 'f',
  name: 'Tidewell',
  legalName: 'Tidewell Members’ Account Ltd',
  languages: ['en', 'es'],
  defaultLanguage: 'en',
  customerTypes: ['personal'],
  mark: {
    viewBox: '0 0 32 32',
    shapes: [
      { d: 'M16 1 31 16 16 31 1 16z', tone: 'accent' },
      {
        d: 'M7.5 14.5c2.8-2.6 5.7-2.6 8.5 0s5.7 2.6 8.5 0v3.6c-2.8 2.6-5.7 2.6-8.5 0s-5.7-2.6-8.5 0z',
        tone: 'onAccent',
      },
      { d: 'M12.5 21.6c2.3-1.6 4.7-1.6 7 .2L16 25.4z', tone: 'second' },
    ],
  },
  signInHeading: {
    en: 'Members’ login',
    es: 'Acceso de miembros',
  },
  tagline: {
    en: 'The account of the Tidewell community.',
    es: 'La cuenta de la comunidad Tidewell.',
  },
  registerLink: null,
  termsLinks: [
    { id: 'terms', href: 'https://www.tidewell.example/legal/terms' },
    { id: 'privacy', href: 'https://www.tidewell.example/legal/privacy' },
    { id: 'complaints', href: 'https://www.tidewell.example/legal/complaints' },
  ],
  feeLinks: [{ id: 'fees', href: 'https://www.tidewell.example/fees' }],
  storeLinks: {
    ios: 'https://apps.store.example/tidewell/ios',
    android: 'https://apps.store.example/tidewell/android',
  },
  supportNumber: '+353 1 555 0164',
  letter: {
    addressLines: ['The Boathouse', '2 Harbour Row', 'Tidewell', 'Ireland'],
    registrationNumber: '555318',
    licence: 'Members’ payment scheme registration MS-014',
    bic: 'TDWLIE2D',
    signatory: 'Conor Dunphy',
    signatoryTitle: 'Members’ Secretary',
    email: 'office@tidewell.example',
  },
  allowedHosts: ['www.tidewell.example', 'help.tidewell.example', 'apps.store.example'],
  idleSeconds: 900, // R0.19
  documentsKeptYears: 5, // R0.92
  analyticsHost: null, // R0.13
  ipCheckUrl: null, // R0.12
  faces: { nav: 'top', hero: 'shore', list: 'rows' },
  flags: {
    registration: false,
    adultIndustries: false, // R0.1
    contracts: false, // R0.7
    sourceOfWealth: true,
    staging: false, // R0.17
  },
};
