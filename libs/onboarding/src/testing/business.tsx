import { kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import messages from '../messages/en.json';
import { business, type BusinessAnswers } from '../business/answers';
import { Component, loader } from '../business/business-screen';

const BRAND = {
  customerTypes: ['personal', 'business'] as const,
  termsLinks: [
    { id: 'terms', href: 'https://test.bank/terms' },
    { id: 'privacy', href: 'https://test.bank/privacy' },
  ] as const,
  supportNumber: '+1 555 01',
};

/** Opens the forms of a company with these answers. @param search for example "?form=shareholders" */
export function openBusiness(search = '', answers: Partial<BusinessAnswers> = {}) {
  if (Object.keys(answers).length > 0) business.keep(answers);
  return renderScreen(`/register/business${search}`, {
    routes: [
      { path: '/register/business', Component, loader },
      { path: '/', element: null },
      { path: '/login', element: null },
    ],
    messages: { ...kitMessages, ...messages },
    brand: BRAND,
  });
}

/** Forgets what an earlier test said. */
export function forgetBusiness(): void {
  window.scrollTo = jest.fn();
  business.clear();
}
