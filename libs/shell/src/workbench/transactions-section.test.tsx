import { axeFindings, kitMessages } from '@bank/kit/testing';
import { I18nProvider } from '@bank/i18n';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { TransactionsSection } from './transactions-section';

test.each(['rows', 'ledger', 'blotter'])(
  'the workbench shows the row of transactions in every state as %s',
  async (list) => {
    const brand = {
      id: 'x',
      name: 'X',
      css: '',
      art: '',
      faces: { nav: 'side', hero: 'open', list },
      mark: { viewBox: '0 0 1 1', shapes: [] },
    };
    const { container } = render(
      <I18nProvider lang="en" messages={kitMessages}>
        <MemoryRouter>
          <TransactionsSection brand={brand} />
        </MemoryRouter>
      </I18nProvider>,
    );
    expect(screen.getByText('Processing')).toBeVisible();
    expect(screen.getByText('Rejected')).toBeVisible();
    expect(await axeFindings(container)).toEqual([]);
  },
);
