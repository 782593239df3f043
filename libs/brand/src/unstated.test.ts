import { unstated } from './unstated';

test('blank texts and empty lists are named by their places, at any depth', () => {
  const brand = {
    id: 'g',
    legalName: ' ',
    letter: { licence: '', addressLines: [] },
    termsLinks: [{ id: 'terms', href: '' }],
    analyticsHost: null,
    idleSeconds: 900,
    flags: { contracts: false },
  };
  expect(unstated(brand)).toEqual(['legalName', 'letter.licence', 'letter.addressLines', 'termsLinks.0.href']);
});
