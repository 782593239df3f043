// Rules: R3.4.6.
import { openLink } from './receive-calls';

const mockCall = jest.fn();
jest.mock('@bank/api-client', () => ({
  ...jest.requireActual<object>('@bank/api-client'),
  call: () => mockCall() as unknown,
}));
jest.mock('../bank-connection', () => ({ bankConnection: { ready: () => Promise.resolve() } }));

test('a payment without a status is an error, and never one that is followed', async () => {
  mockCall.mockResolvedValue({ paymentDetails: { status: 'refused' } });
  expect(await openLink('x')).toMatchObject({ state: 'there' });
  mockCall.mockResolvedValue({ paymentDetails: {} });
  expect(await openLink('x')).toMatchObject({ state: 'failed', failure: { name: 'ApiFailure' } });
});
