// Rules: R2.7.97.
import { isCoinAddress } from './coin-address';

const GOOD = {
  Bitcoin: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  Ethereum: [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xde709f2102306220921060314715629080e2fb77',
  ],
  Tron: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
} as const;

test.each(Object.entries(GOOD) as [keyof typeof GOOD, readonly string[]][])(
  '%s: its addresses, and no other',
  (chain, all) => {
    for (const address of all) expect([address, isCoinAddress(address, chain)]).toEqual([address, true]);
    const others = Object.entries(GOOD)
      .filter(([name]) => name !== chain)
      .flatMap(([, addresses]) => addresses);
    for (const address of others) expect([address, isCoinAddress(address, chain)]).toEqual([address, false]);
  },
);

test('one wrong character is caught wherever the address has a check', () => {
  const checked = [...GOOD.Bitcoin, ...GOOD.Tron];
  for (const address of checked) {
    for (let at = 3; at < address.length; at += 1) {
      const other = address[at] === '3' ? '4' : '3';
      const slip = `${address.slice(0, at)}${other}${address.slice(at + 1)}`;
      expect([slip, isCoinAddress(slip, address.startsWith('T') ? 'Tron' : 'Bitcoin')]).toEqual([slip, false]);
    }
  }
  expect(isCoinAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', 'Ethereum')).toBe(false);
});

test.each(['', 'bc1', 'bc1q', '0x', 'T', '1111111111111111111111111', 'DE89370400440532013000'])(
  '%p is no address',
  (text) => {
    for (const chain of ['Bitcoin', 'Ethereum', 'Tron', 'SEPA'] as const)
      expect(isCoinAddress(text, chain)).toBe(false);
  },
);
