import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Whose call it is, as far as the network says. */
export interface NamedAddress {
  /** Of the customer: 203.0.113.7 or 2001:db8::7. */
  address: string;
  /** Whether a trusted peer named it; otherwise it is the address of the other end of the connection. */
  isNamed: boolean;
}

export type ClientAddress = (request: IncomingMessage) => NamedAddress;

/** An address of IPv4 that came through a socket of IPv6 is the one of IPv4. */
const plain = (address: string | undefined): string => (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Reads whose call a request is (R0.146). A brand's web server names its visitor at the end of `X-Forwarded-For`. Only a trusted peer is believed,
 * and of what it passes on only what trusted peers have added: the rest may be the visitor's own words.
 * @param peers addresses and networks, or `loopback`; empty: no word of any peer is believed
 * @throws Error for what is neither
 */
export function clientAddress(peers: readonly string[]): ClientAddress {
  const isTrusted = proxyAddr.compile([...peers]);
  return (request) => {
    // A connection that is gone has no address.
    const [peer = '', ...passedOn] = proxyAddr.all(request, isTrusted).map(plain);
    const named = passedOn.at(-1);
    // What is no address is not guessed at.
    if (named === undefined || isIP(named) === 0) return { address: peer, isNamed: false };
    return { address: named, isNamed: true };
  };
}

/**
 * @param text addresses and networks with commas between them, or `loopback` (`BANK_TRUSTED_PEERS`); `none` for nobody
 * @throws Error with a sentence for the operator; a network of every address is refused, too
 */
export function trustedPeers(text: string): readonly string[] {
  if (text === 'none') return [];
  const peers = text.split(',').map((peer) => peer.trim());
  try {
    proxyAddr.compile([...peers]);
  } catch {
    throw new Error(`BANK_TRUSTED_PEERS must be addresses or networks with commas between them, not "${text}"`);
  }
  return peers;
}
