// Rules: R2.4.77.
import { screen } from '@testing-library/react';
import { renderBank, sampleTransaction, turnedTexts } from '../testing';
import { Row, Rows } from '../screen/rows';
import { type ListFace, useListWords } from './list-words';
import { TransactionRow } from './transaction-row';

const TURNING = 'pay 01.0€ \u202eabc';
const transaction = sampleTransaction({ counterpartyName: TURNING, description: TURNING, fee: '0.1' });

const turningName = () => TURNING;

function List({ face }: { face: ListFace }) {
  const words = { ...useListWords(turningName), face };
  return <TransactionRow transaction={transaction} words={words} to="/" />;
}

test.each(['rows', 'ledger', 'blotter'] as const)('no note turns the words of a row of the face %s', async (face) => {
  renderBank({ Component: () => <List face={face} /> }, { at: '/', messages: {} });
  expect((await screen.findAllByText(/\u202e/u)).length).toBeGreaterThan(1);
  expect(turnedTexts()).toEqual([]);
});

test('nor does a name or a note turn those of any other row', async () => {
  const Component = () => (
    <Rows label="Payees">
      <Row title={TURNING} note={`${TURNING} · due 4 Dec`} aside="€1.00" />
    </Rows>
  );
  renderBank({ Component }, { at: '/', messages: {} });
  expect(await screen.findByText(/due 4 Dec/)).toHaveTextContent(`\u2068${TURNING}\u2069 · due 4 Dec`);
  expect(turnedTexts()).toEqual([]);
});
