import fc from 'fast-check';
import { isIP } from 'node:net';
import { isAddressOrNetwork } from './ip-address';

it.each(['203.0.113.7', '10.0.0.0/8', '::', '::1', '2001:db8::/32', '::ffff:203.0.113.7', ' 203.0.113.7 '])(
  'takes %s',
  (text) => expect(isAddressOrNetwork(text)).toBe(true),
);
it.each(['', '10.1', '256.0.0.1', '01.2.3.4', '10.0.0.0/33', '::/129', '1::2::3', '10.0.0.0/8/8', 'fe80::1%eth0', 'x'])(
  'refuses %j',
  (text) => expect(isAddressOrNetwork(text)).toBe(false),
);

it('agrees with the platform on every address, however it is written', () => {
  const part = fc.oneof(fc.stringMatching(/^[0-9a-f]{0,5}$/), fc.constant(''), fc.ipV4());
  fc.assert(
    fc.property(
      fc.oneof(
        fc.ipV4(),
        fc.ipV6(),
        fc.array(part, { maxLength: 9 }).map((all) => all.join(':')),
      ),
      (text) => {
        expect(isAddressOrNetwork(text)).toBe(isIP(text) > 0);
      },
    ),
    { numRuns: 1000 },
  );
});
