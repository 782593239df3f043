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
import { full } from '@bank/run/size';
import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { object, string } from 'zod/mini';

const LISTED = [
  // What a careless conversion takes for something else.
  ...[
    'undefined',
    'null',
    'NULL',
    '(null)',
    'nil',
    'NaN',
    'Infinity',
    '-Infinity',
    'true',
    'FALSE',
    '[]',
    '{}',
    '__proto__',
  ],
  ...[
    'constructor',
    'hasOwnProperty',
    '0',
    '00',
    '-0',
    '+1',
    '1.00',
    '01',
    '1e3',
    '0x1F',
    '1,000.00',
    '1.000,00',
    '٠١٢',
    '１２３',
    '.5',
  ],
  ...['9007199254740993', '123456789012345678901234567890', '1/0', '1_000', 'NIL', 'inf', '１.５', '5.', '1E-8'],
  // What ends a text in SQL, a shell, a template, a path or markup.
  ...[
    "'; DROP TABLE payment; --",
    '" OR ""="',
    "O'Brien",
    '\\',
    '\\\\',
    '\\n',
    '\\u0000',
    '%s%d%n',
    '%00',
    '$(reboot)',
    '`id`',
  ],
  ...[
    '${7*7}',
    '{{7*7}}',
    '#{x}',
    '<%= 1 %>',
    '../../etc/passwd',
    'CON',
    'file:///etc/hosts',
    '&amp;',
    '&lt;b&gt;',
    '<b>bold</b>',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    ']]>',
    '<!-- ',
    '{count, plural, other {#}}',
    "'{'",
  ],
  // Letters of every kind: composed or not, right to left, without width, outside of the first plane.
  ...[
    'é',
    'e\u0301',
    'ﬁ',
    'ß',
    'ẞ',
    'İi̇',
    'ǆ',
    'Å',
    'Å',
    '한글',
    '각',
    'مرحبا',
    'שלום',
    '\u202Eabc\u202C',
    '\u2066a\u2069',
    'a\u200Bb',
    'a\u200Db',
  ],
  ...[
    '\uFEFFa',
    'a\u00A0b',
    'a\u2028b',
    'a\u2029b',
    'a\u0085b',
    '\u007F',
    '\u0001',
    'a\tb',
    '\u00AD',
    '田中さん',
    '𠜎𠜱',
    '👩‍👩‍👧‍👦',
    '🏳️‍🌈',
    '🇲🇩',
    '👍🏿',
    'Z̮̞̠͙͔ͅ',
    '\u{10FFFF}',
    '\uFFFE',
  ],
];

/** Everything that one line of a form can hold: no line breaks, and no NUL, which the bank refuses. */
const anyText = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }).filter((text) => !/[\0\n\r]/.test(text));

/** The gate plays all that are listed, and some of the others. */
const SIZE = full(485, LISTED.length + 20);
const TEXTS = [...new Set([...LISTED, ...fc.sample(anyText, { numRuns: 485, seed: 17 })])].slice(0, SIZE);

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
