import { blockTypeOf } from './block-type';

it.each([
  ['ben@personas.test', 'email'],
  ['10021', 'account'],
  ['RO49 AAAA 1B31 0075 9384 0000', 'account'],
  ['ben', null],
  ['ben@personas', null],
  ['a b@c.de', null],
  ['k@xn--a.test', null],
  ['1?23', null],
  ['', null],
])('%j blocks %s', (text, expected) => expect(blockTypeOf(text)).toBe(expected));
