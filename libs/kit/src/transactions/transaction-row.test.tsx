import { I18nProvider } from '@bank/i18n';
import type { Transaction } from '@bank/protocol/history';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { preferences } from '../preferences/preferences';
import { axeFindings } from '../testing/axe-findings';
import { sampleTransaction } from '../testing/samples';
import { kitMessages } from '../testing/texts';
import type { CurrencySum } from './day-groups';
import { DayHeading } from './day-heading';
import { type ListFace, useListWords } from './list-words';
import { TransactionRow } from './transaction-row';

const nameOfAccount = (id: number) => `Account ${id}`;

interface Shown {
  transactions: readonly Transaction[];
  face?: ListFace;
  several?: boolean;
  onOpen?: (transaction: Transaction) => void;
  sums?: readonly CurrencySum[];
}

function List({ transactions, face = 'rows', several = false, onOpen, sums = [] }: Shown) {
  const words = { ...useListWords(several ? nameOfAccount : null), face };
  return (
    <>
      <DayHeading day="2026-11-21" today="2026-11-22" sums={sums} words={words} level={2} />
      <ul>
        {transactions.map((each) => (
          <li key={each.transactionId}>
            <TransactionRow transaction={each} words={words} to={`#${each.transactionId}`} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </>
  );
}

const show = (shown: Shown) =>
  render(
    <I18nProvider lang="en" messages={kitMessages}>
      <MemoryRouter>
        <List {...shown} />
      </MemoryRouter>
    </I18nProvider>,
  );
const row = () => screen.getByRole('link');

afterEach(() => preferences.getState().setHideBalances(false));

describe('a transaction row', () => {
  it.each<[ListFace, RegExp]>([
    ['rows', /^BO?Ben Ode ?Transfer · Dinner · fee €0.86 ?−€25.00 ?Balance afterwards 1,225.50$/],
    ['ledger', /^Ben Ode ?Transfer · Dinner · fee €0.86 ?−€25.00 ?Balance afterwards 1,225.50$/],
    ['blotter', /^\d\d:00 ?Transfer ?Ben Ode ?Dinner · fee €0.86 ?−€25.00 ?Balance afterwards 1,225.50 ?Completed$/],
  ])('as %s says whom, what for, the fee, the amount and the balance afterwards', async (face, text) => {
    const { container } = show({ face, transactions: [sampleTransaction({ fee: '0.86' })] });
    expect(row().textContent).toMatch(text);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('gives only money in a plus', () => {
    show({ transactions: [sampleTransaction({ direction: 'in', amount: '28.36' })] });
    expect(row()).toHaveTextContent('+€28.36');
  });

  it.each<ListFace>(['rows', 'ledger', 'blotter'])('says as %s in a word what is not done', (face) => {
    show({ face, transactions: [sampleTransaction({ status: 'rejected', balanceAfter: null })] });
    expect(row()).toHaveTextContent(/Rejected/);
  });

  it.each([
    ['approval', null, 'Waits for approval'],
    ['moment', null, 'Leaves in a moment'],
    ['day', '2026-12-03T00:00:00.000Z', 'Leaves on 3 Dec'],
  ] as const)('says that it waits for its %s (R2.4.73)', (what, leavesAt, says) => {
    const waitsFor = { what, leavesAt };
    show({ transactions: [sampleTransaction({ status: 'processing', balanceAfter: null, waitsFor })] });
    expect(row()).toHaveTextContent(says);
  });

  it('says until when it can be confirmed, and then that it was not', () => {
    const heldUntil = new Date(2026, 10, 20, 13, 42).toISOString();
    const waitsFor = { what: 'confirmation', leavesAt: null, heldUntil } as const;
    show({ transactions: [sampleTransaction({ status: 'processing', balanceAfter: null, waitsFor })] });
    expect(row()).toHaveTextContent('To confirm by 13:42');
  });

  it.each([
    ['expired', 'Not confirmed in time'],
    ['cancelled', 'Cancelled'],
  ] as const)('says of what nobody declined how it ended: %s', (ended, says) => {
    show({ transactions: [sampleTransaction({ status: 'rejected', balanceAfter: null, ended })] });
    expect(row()).toHaveTextContent(says);
    expect(row()).not.toHaveTextContent('Rejected');
  });

  it.each<ListFace>(['rows', 'ledger', 'blotter'])('says as %s that the bank ordered it', (face) => {
    show({ face, transactions: [sampleTransaction({ orderedByBank: 'Ada K.' })] });
    expect(row()).toHaveTextContent('ordered by the bank (Ada K.) · Dinner');
  });

  it.each<[ListFace, string]>([
    ['rows', 'On hold at the shop until 2 Dec'],
    ['ledger', 'On hold at the shop until 2 Dec'],
    ['blotter', 'On hold at the shop until 2 Dec'],
  ])('says as %s until when a shop holds the money, and that it is no approval (R2.7.41)', (face, says) => {
    const waitsFor = { what: 'shop', leavesAt: null, heldUntil: '2026-12-02T10:00:00.000Z' } as const;
    const held = { operationType: 'Card', status: 'processing', balanceAfter: null, waitsFor } as const;
    show({ face, transactions: [sampleTransaction(held)] });
    expect(row()).toHaveTextContent(says);
    expect(row()).not.toHaveTextContent(/approval|Processing/);
  });

  it.each([
    ['funds', 'Declined: not enough money', 'Rejected'],
    ['perDay', 'Declined: over your limit for a day', 'Rejected'],
    ['reversed', 'Given back', 'Given back'],
    ['lapsed', 'Never collected', 'Never collected'],
  ] as const)('says why a card payment came to nothing: %s (R2.7.41)', (notPaid, says, state) => {
    const declined = { operationType: 'Card', status: 'rejected', balanceAfter: null, notPaid } as const;
    show({ transactions: [sampleTransaction(declined)] });
    expect(row()).toHaveTextContent(says);
    expect(row().textContent.split(says === state ? says : state)).toHaveLength(2);
  });

  it('names the account where the list has several', () => {
    show({ several: true, transactions: [sampleTransaction({ accountId: 11 })] });
    expect(row()).toHaveTextContent('Transfer · Dinner · Account 11');
  });

  it.each<ListFace>(['rows', 'ledger', 'blotter'])('leaves no figure as %s while balances are hidden', (face) => {
    preferences.getState().setHideBalances(true);
    const sums = [{ currencyCode: 'EUR', amount: '-25.86' }];
    show({ face, sums, transactions: [sampleTransaction({ fee: '0.86' })] });
    expect(row()).toHaveTextContent('Ben Ode');
    expect(document.body.textContent.replace(/\d\d:\d\d|21 November/g, '')).not.toMatch(/\d/);
  });

  it('opens in place, and follows the link where a new tab is asked for', async () => {
    const onOpen = jest.fn();
    const user = userEvent.setup();
    show({ onOpen, transactions: [sampleTransaction()] });
    await user.click(row());
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(row()).toHaveAttribute('href', '#T1');
    await user.keyboard('{Control>}');
    await user.click(row());
    expect(onOpen).toHaveBeenCalledTimes(1);
  });
});

describe('a day’s heading', () => {
  it('says the day, and what it added up to in each currency', () => {
    const { container } = show({
      transactions: [],
      sums: [
        { currencyCode: 'EUR', amount: '-16.7' },
        { currencyCode: 'RON', amount: '5' },
      ],
    });
    expect(screen.getByRole('heading')).toHaveTextContent('Yesterday · Saturday 21 November');
    expect(container).toHaveTextContent('−€16.70+lei 5.00');
  });
});
