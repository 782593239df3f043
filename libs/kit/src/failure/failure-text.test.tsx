// Rules: R1.7.38, R1.8.2, R1.8.3, R1.8.5.
import { ApiFailure } from '@bank/api-client';
import { I18nProvider } from '@bank/i18n';
import { render, screen, within } from '@testing-library/react';
import { kitMessages as en } from '../testing/texts';
import { FailureNote } from './failure-note';

function shown(failure: ApiFailure, money = false) {
  render(
    <I18nProvider lang="en" messages={en}>
      <FailureNote failure={failure} money={money} />
    </I18nProvider>,
  );
  return screen.getByRole('alert');
}

describe('a failure in words', () => {
  it('is the bank’s own sentence where it gave one (R2.8.1)', () =>
    expect(shown(new ApiFailure('verify', { messages: ['Number one.', 'Number two.'] }))).toHaveTextContent(
      'Number one. Number two.',
    ));

  it('is the message of a 404, where it has one', () =>
    expect(
      shown(new ApiFailure('invalid', { status: 404, messages: ['This contract does not exist.'] })),
    ).toHaveTextContent('This contract does not exist.'));

  it.each([
    { messages: ['timeZone'] },
    { messages: ['Check this value: it is not valid.'], fields: { fromDate: 'Check this value: it is not valid.' } },
  ])('is our own where the bank names what no form shows: %j', (details) => {
    const note = shown(new ApiFailure('invalid', { code: 'TA1', ...details }));
    expect(note).toHaveTextContent(/couldn’t read this request/);
    expect(note).not.toHaveTextContent(/timeZone|this value/);
  });

  it.each([
    ['network', /couldn’t reach the bank/],
    ['server', /bank isn’t available/],
  ] as const)('of kind %s never quotes a transport', (kind, sentence) => {
    const note = shown(new ApiFailure(kind, { messages: ['<html>502</html>'] }));
    expect(note).toHaveTextContent(sentence);
    expect(note).not.toHaveTextContent('502');
  });

  it('reads exactly "Server is not available" for status 500 (R1.8.3)', () => {
    const note = shown(new ApiFailure('server', { status: 500, messages: ['<html>500</html>'] }));
    expect(within(note).getByText('Server is not available')).toBeVisible();
  });

  it('says that no money moved when that is certain', () =>
    expect(shown(new ApiFailure('denied'), true)).toHaveTextContent('No money has moved.'));

  it('never says so when the outcome is unknown (R0.20)', () =>
    expect(shown(new ApiFailure('unknownOutcome'), true)).not.toHaveTextContent('No money has moved.'));

  it('says how long to wait', () =>
    expect(shown(new ApiFailure('rateLimited', { retryAfterS: 1 }))).toHaveTextContent('Wait 1 second and'));
});
