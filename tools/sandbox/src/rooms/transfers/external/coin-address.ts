import { sha256 } from '@noble/hashes/sha2';
import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex } from '@noble/hashes/utils';
import type { BankScheme } from '@bank/protocol/transfers-external';
import { bech32, bech32m, createBase58check } from '@scure/base';

// R2.7.97: whether an address of a chain is complete. Money sent to a slip of the pen is lost.

/** Whether a text is an address of a chain; of a scheme that is no chain, nothing is. */
export function isCoinAddress(address: string, chain: BankScheme): boolean {
  switch (chain) {
    case 'Bitcoin':
      return /^bc1/i.test(address) ? isSegwit(address) : [0x00, 0x05].includes(base58Version(address) ?? -1);
    case 'Ethereum':
      return isEthereum(address);
    case 'Tron':
      return base58Version(address) === 0x41;
    default:
      return false;
  }
}

const base58 = createBase58check(sha256);

/** The version byte of a Base58Check address of 20 bytes; null where the check does not hold. */
function base58Version(address: string): number | null {
  try {
    const bytes = base58.decode(address);
    return bytes.length === 21 ? (bytes[0] ?? null) : null;
  } catch {
    return null;
  }
}

/** A native SegWit address of Bitcoin's main net: BIP 173 for version 0, BIP 350 for those after it. */
function isSegwit(address: string): boolean {
  const old = bech32.decodeUnsafe(address);
  const found = old ?? bech32m.decodeUnsafe(address);
  if (found?.prefix !== 'bc') return false;
  const [version = 0, ...words] = found.words;
  const length = bech32.fromWordsUnsafe(words)?.length ?? 0;
  if ((version === 0) !== (old !== undefined)) return false;
  return version === 0 ? length === 20 || length === 32 : version <= 16 && length >= 2 && length <= 40;
}

/** An address of 20 bytes. Where it has large and small letters, they are its check (EIP-55). */
function isEthereum(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const body = address.slice(2);
  if (body === body.toLowerCase() || body === body.toUpperCase()) return true;
  const hash = bytesToHex(keccak_256(body.toLowerCase()));
  return [...body].every((letter, n) => {
    const isLarge = parseInt(hash[n] ?? '0', 16) >= 8;
    return letter === (isLarge ? letter.toUpperCase() : letter.toLowerCase());
  });
}
