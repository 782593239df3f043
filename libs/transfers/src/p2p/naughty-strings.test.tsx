/** @jest-environment @bank/testing/environment */
// Rules: D17.
import { call } from '@bank/api-client';
import { I18nProvider } from '@bank/i18n';
import { BankForm } from '@bank/kit';
import { kitMessages } from '@bank/kit/testing';
import { transactionHistory } from '@bank/protocol/history';
import { p2pTransfer } from '@bank/protocol/transfers';
import { session } from '@bank/session';
import { connectBank } from '@bank/session/calls';
import { sandboxAdapter, signInAs } from '@bank/testing';
import { FormSubmit, FormTextField } from '@bank/ui';
import { ONE_LINE_TEXTS as TEXTS } from '@bank/run/naughty';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { object, string } from 'zod/mini';

test('any text comes back from a form, over the bank, as the same code points', async () => {
  connectBank({ baseUrl: '', language: () => 'en', adapter: sandboxAdapter() });
  session.setState(await signInAs('ben'));
  let sent: (note: string) => void = () => undefined;
  render(
    <I18nProvider lang="en" messages={kitMessages}>
      <BankForm schema={object({ note: string() })} defaults={{ note: '' }} onSubmit={({ note }) => sent(note)}>
        <FormTextField name="note" label="Note" />
        <FormSubmit>Send</FormSubmit>
      </BankForm>
    </I18nProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Note');
  const button = screen.getByRole('button', { name: 'Send' });
  const answered: string[] = [];
  for (const [index, text] of TEXTS.entries()) {
    const submitted = new Promise<string>((resolve) => (sent = resolve));
    fireEvent.change(field, { target: { value: text } });
    fireEvent.click(button);
    const note = await act(() => submitted);
    const payment = { accountId: 10021, amount: '0.01', currency: 'EUR', toEmail: 'ana@personas.test', note };
    answered.push((await call(p2pTransfer, payment, { idempotencyKey: `naughty-${index}` })).summary.note);
  }
  expect(answered).toEqual(TEXTS);
  const { transactions } = await call(transactionHistory, { accountId: 10021, pageNumber: 1, pageSize: 40 });
  const kept = transactions.transaction.filter(({ feeOf }) => feeOf === null).map(({ description }) => description);
  expect(kept.toReversed()).toEqual(TEXTS.slice(-kept.length));
});
