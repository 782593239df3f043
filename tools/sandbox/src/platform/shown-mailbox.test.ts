// Rules: R0.174, D17.
import { mailboxOf } from '@bank/protocol';
import { sayFrom } from './catalogue';
import { shownInJson, shownMailbox } from './shown-mailbox';

const kept = (typed: string): string => mailboxOf(typed) ?? '';

test.each(['k@büro.test', 'k@faß.test', 'пошта@пошта.укр', 'k@știri.test', 'josé@mail.test', 'k@plain.test'])(
  '%s is read as it was written',
  (typed) => {
    expect(kept(typed)).not.toBe('');
    expect(shownMailbox(kept(typed))).toBe(typed);
  },
);

test.each([
  // One Cyrillic letter, and a word of Cyrillic letters before a Latin end.
  ...['k@b\u0430nk.test', 'k@\u0430\u0440\u0440\u04cf\u0435.test', 'k@\u0440\u0430\u0443.com'],
  // A letter without its dot, and one that looks like an a.
  ...['k@b\u0131nk.test', 'k@b\u0251nk.test', 'k@例え.jp'],
  // Cedillas, which look like the commas of Romanian, and a thorn, which looks like a p.
  ...['k@\u015ftiri.test', 'k@\u0163ara.test', 'k@\u00feay.test'],
])('%s could pass for another one, and stays in the spelling of the network', (typed) => {
  expect(kept(typed)).toContain('xn--');
  expect(shownMailbox(kept(typed))).toBe(kept(typed));
});

test('a sentence that only has such a word in it stays as it is', () => {
  for (const text of ['xn--bro-hoa.test', 'to k@xn--bro-hoa.test', 'k@xn--a.test', '@xn--bro-hoa.test'])
    expect(shownMailbox(text)).toBe(text);
});

test('answers and sentences give addresses as people read them', () => {
  const fields = [
    'email',
    'counterpartyEmail',
    'createdUsername',
    'approvalSentTo',
    'payee',
    'detail',
    'accountNumber',
  ];
  const withAll = (address: string) => ({ list: fields.map((field) => ({ [field]: address, name: 'Kay' })) });
  expect(JSON.parse(shownInJson(withAll('k@xn--bro-hoa.test')))).toEqual(withAll('k@büro.test'));
  const texts = { sent: 'Sent to {email}.' };
  const say = sayFrom({ en: texts, es: texts, ro: texts, ru: texts, uk: texts, pt: texts });
  expect(say('en', 'sent', { email: 'k@xn--bro-hoa.test' })).toBe('Sent to k@büro.test.');
});

test('what a customer wrote comes back as it was typed, also where it is one address', () => {
  const typed = 'k@xn--bro-hoa.test';
  const own = { note: typed, description: `write "${typed}", please`, names: [typed], [typed]: typed };
  expect(shownInJson(own)).toBe(JSON.stringify(own));
});
