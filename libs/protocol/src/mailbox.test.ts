// Rules: R0.173.
import { domainToASCII } from 'node:url';
import { isMailbox, mailboxKey, mailboxOf } from './mailbox';

test.each([
  ['k@büro.test', 'k@xn--bro-hoa.test'],
  ['K@BÜRO.TEST', 'k@xn--bro-hoa.test'],
  ['k@bu\u0308ro.test', 'k@xn--bro-hoa.test'],
  ['k@xn--bro-hoa.test', 'k@xn--bro-hoa.test'],
  ['k@XN--BRO-HOA.test', 'k@xn--bro-hoa.test'],
  ['k@büro。x.test', 'k@xn--bro-hoa.x.test'],
  [' k@büro.test ', 'k@xn--bro-hoa.test'],
  // Another domain than testss.test.
  ['k@testß.test', 'k@xn--test-yna.test'],
  ['пошта@пошта.укр', 'пошта@xn--80a1acn3a.xn--j1amh'],
  ['jörg@bank.test', 'jörg@bank.test'],
  ['k@x_y.test', 'k@x_y.test'],
])('%s is the mailbox %s', (typed, mailbox) => {
  expect(mailboxOf(typed)).toBe(mailbox);
  expect(mailboxOf(mailbox)).toBe(mailbox);
});

test.each([
  ...['', 'k', 'k@büro', 'k@büro.', 'k@büro.test。', 'k@büro..test', 'k@büro。。test'],
  ...['k@xn--a.test', 'k@xn--zzzzzz.test', 'k@büro.test/x', 'k@büro.test?x', 'k@b%C3%BCro.bü', 'k@büro.test:1'],
  ...['k@①.②', 'k@①.0x7f', 'k@a\u200cb.test', `k@${'ü'.repeat(60)}.${'b'.repeat(190)}`],
  // Its domain would be short enough in the spelling of the network. Nothing so long is read at all.
  `k@${'u\u0308'.repeat(130)}.test`,
])('%j is no mailbox', (typed) => expect(mailboxOf(typed)).toBeNull());

test('a domain is spelled as the computer of the bank spells it', () => {
  for (const domain of ['büro.test', 'faß.test', 'ΣΊΣΥΦΟΣ.test', '例え.jp', 'straẞe.test', 'ﬁn.test'])
    expect([domain, mailboxOf(`k@${domain}`)]).toEqual([domain, `k@${domainToASCII(domain.toLowerCase())}`]);
});

test('a form takes what is a mailbox and nothing else', () => {
  const typed = ['k@büro.test', 'k@bank.test', ' k@bank.test', 'k@xn--a.test', 'k@bank', ''];
  expect(typed.map(isMailbox)).toEqual([true, true, false, false, false, false]);
});

test('addresses are compared by their mailbox, and halves of them in small letters', () => {
  expect(['K@Büro.test ', 'k@xn--bro-hoa.test', ' K@B'].map(mailboxKey)).toEqual([
    ...['k@xn--bro-hoa.test', 'k@xn--bro-hoa.test', 'k@b'],
  ]);
});
