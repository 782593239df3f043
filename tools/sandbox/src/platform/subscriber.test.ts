// Rules: R0.147.
import { subscriberOf } from './subscriber';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8:1::5', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
])('%s is counted for %s', (address, subscriber) => {
  expect(subscriberOf(address)).toBe(subscriber);
});

test('all addresses of one /64 are one subscriber, and the next /64 is another', () => {
  const of = (low: string) => subscriberOf(`2001:db8:7:8:${low}`);
  expect(new Set(['1:2:3:4', 'ffff:ffff:ffff:ffff', '0:0:0:1'].map(of)).size).toBe(1);
  expect(subscriberOf('2001:db8:7:9::1')).not.toBe(of('0:0:0:1'));
});
