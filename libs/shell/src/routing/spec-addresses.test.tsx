/** @jest-environment @bank/testing/environment */
import { paths } from '@bank/paths';
import { session, signIn } from '@bank/session';
import { inviteRepresentative, outboxOf, signInAs } from '@bank/testing';
import { screen, waitFor } from '@testing-library/react';
import { arriveAt, forgetEverything, openBank, prepareBank } from '../testing/open-bank';

// Addresses of R1.2 whose segments the requirements leave open (ADR-20).

beforeAll(prepareBank);
beforeEach(forgetEverything);

const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name });

describe('the link of a representative', () => {
  const REPRESENTATIVE = '/self-certification-representative';

  async function secretOfRemy(): Promise<string> {
    await inviteRepresentative('remy');
    return (await outboxOf('remy@personas.test')).at(-1)?.code ?? '';
  }

  test('opens the first question, says for whom it is asked, and leaves no secret in the address', async () => {
    const { router } = openBank(`${REPRESENTATIVE}?authSecret=${await secretOfRemy()}`);
    expect(await heading('Where were you born?')).toBeVisible();
    expect(screen.getByText('Atelier Verde needs this for its own tax certification.')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: REPRESENTATIVE, search: '?q=born' });
  });

  test.each(['?authSecret=nobody-ever-had-this', '?authSecret=', ''])(
    '%s leads to login, which says why',
    async (search) => {
      const { router } = openBank(`${REPRESENTATIVE}${search}`);
      expect(await screen.findByText(/This link doesn’t work any more/)).toBeVisible();
      expect(router.state.location).toMatchObject({ pathname: paths.login.to(), search: '' });
      expect(session.getState().authSecret).toBeNull();
    },
  );
});

test('a visitor who is sent to login reads why', async () => {
  openBank(paths.history.to());
  expect(await screen.findByText('Log in to open this page.')).toBeVisible();
});

describe('a part of the company', () => {
  test('has an address that leads to it', async () => {
    signIn(await signInAs('olivia'));
    openBank(paths.companyPart.to({ path: 'addresses' }));
    await waitFor(async () => expect(await screen.findByRole('group', { name: 'Addresses' })).toHaveFocus());
  });

  test('that does not exist is the whole company', async () => {
    signIn(await signInAs('olivia'));
    const { router } = openBank('/company/nowhere');
    await arriveAt(router, paths.company.to());
    expect(await heading('Company')).toBeVisible();
  });
});

describe('the terms of the brand', () => {
  test('say with whom they are agreed, and where the document is', async () => {
    signIn(await signInAs('ana'));
    openBank(paths.brandTerms.to({ brand: 'd' }));
    expect(await heading('Terms of use of Testbank')).toBeVisible();
    expect(screen.getByRole('link', { name: /Read the terms/ })).toHaveAttribute('href', 'https://test.bank/terms');
  });

  test('of another brand are not here', async () => {
    signIn(await signInAs('ana'));
    const { router } = openBank(paths.brandTerms.to({ brand: 'x' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.legal.to()));
  });
});
