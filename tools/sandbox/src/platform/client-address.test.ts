// Rules: R0.146.
import type { IncomingMessage } from 'node:http';
import { clientAddress, trustedPeers } from './client-address';

const asked = (remoteAddress: string, forwarded?: string) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;
const address = (peers: string, remote: string, forwarded?: string) =>
  clientAddress(trustedPeers(peers))(asked(remote, forwarded));
const CUSTOMER = '203.0.113.7';
const named = (who: string) => ({ address: who, isNamed: true });
const unnamed = (who: string) => ({ address: who, isNamed: false });

test.each([
  ['a web server on this machine', '127.0.0.1', CUSTOMER, named(CUSTOMER)],
  ['by its other address', '::1', CUSTOMER, named(CUSTOMER)],
  ['through a socket of IPv6', '::ffff:127.0.0.1', `::ffff:${CUSTOMER}`, named(CUSTOMER)],
  ['a customer of IPv6', '127.0.0.1', '2001:db8::7', named('2001:db8::7')],
  ['a web server that adds to what the visitor said', '127.0.0.1', `127.0.0.1, 10.0.0.1, ${CUSTOMER}`, named(CUSTOMER)],
  ['one that names none', '127.0.0.1', undefined, unnamed('127.0.0.1')],
  ['one that names an empty word', '127.0.0.1', '', unnamed('127.0.0.1')],
  ['one that names no address', '127.0.0.1', `${CUSTOMER}, unknown`, unnamed('127.0.0.1')],
  ['one that names a port with it', '127.0.0.1', `${CUSTOMER}:5000`, unnamed('127.0.0.1')],
  ['a stranger who names another', CUSTOMER, '198.51.100.1', unnamed(CUSTOMER)],
])('%s', (_name, remote, forwarded, answer) => {
  expect(address('loopback', remote, forwarded)).toEqual(answer);
});

test('two web servers in a row are passed over, where both are trusted', () => {
  const inRow = `198.51.100.1, ${CUSTOMER}, 10.1.2.3`;
  expect(address('127.0.0.1, 10.0.0.0/8', '127.0.0.1', inRow)).toEqual(named(CUSTOMER));
  expect(address('127.0.0.1', '127.0.0.1', inRow)).toEqual(named('10.1.2.3'));
});

test('with nobody trusted no word is believed', () => {
  expect(address('none', '127.0.0.1', CUSTOMER)).toEqual(unnamed('127.0.0.1'));
});

test.each(['', ' ', 'everybody', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.1,', 'none,loopback'])(
  'BANK_TRUSTED_PEERS is not "%s"',
  (text) => {
    expect(() => trustedPeers(text)).toThrow('BANK_TRUSTED_PEERS');
  },
);
