// Rules: R1.2.20.
import type { Lang } from '@bank/i18n';
import { fakeBank, renderBank } from '@bank/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import en from '../messages-contracts/en.json';
import es from '../messages-contracts/es.json';
import pt from '../messages-contracts/pt.json';
import ro from '../messages-contracts/ro.json';
import ru from '../messages-contracts/ru.json';
import uk from '../messages-contracts/uk.json';
import { ContractsBadge } from './contracts-badge';

const NONE = { total: 0, requests: 0, pending: 0, active: 0, ended: 0, pay: 0, receive: 0 };

function show(counted: Partial<typeof NONE>, lang: Lang = 'en', messages: Record<string, string> = en) {
  const bank = fakeBank({ 'GET /contract/stats': () => ({ ...NONE, ...counted }) });
  renderBank({ Component: ContractsBadge }, { at: '/settings', messages, lang });
  return bank;
}

test.each([
  [{ requests: 3, active: 2 }, 'danger', '3', '3 requests'],
  [{ requests: 1 }, 'danger', '1', '1 request'],
  [{ active: 2 }, 'info', '2', '2 active contracts'],
  [{ active: 1, ended: 4 }, 'info', '1', '1 active contract'],
])('%j is a %s badge that shows %s and says "%s"', async (counted, tone, shown, said) => {
  show(counted);
  expect(await screen.findByText(said)).toBeInTheDocument();
  const badge = screen.getByText(shown);
  expect(badge).toHaveAttribute('aria-hidden', 'true');
  // eslint-disable-next-line testing-library/no-node-access -- the colour is a class of the badge around the number
  expect(badge.parentElement).toHaveClass(`tone-${tone}`);
});

test('nothing to answer and nothing active is no badge', async () => {
  const bank = show({ ended: 5, pending: 2 });
  await waitFor(() => expect(bank.calls).toHaveLength(1));
  expect(screen.queryByText(/request|contract/)).toBeNull();
});

test.each([
  ['en', en, '21 requests'],
  ['es', es, '21 solicitudes'],
  ['ro', ro, '21 de cereri'],
  ['ru', ru, '21 запрос'],
  ['ua', uk, '21 запит'],
  ['pt', pt, '21 pedidos'],
] as const)('in %s, 21 requests are said as the language counts', async (lang, messages, said) => {
  show({ requests: 21 }, lang, messages);
  expect(await screen.findByText(said)).toBeInTheDocument();
});
