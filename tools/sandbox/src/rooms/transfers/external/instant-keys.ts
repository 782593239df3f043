import type { InstantKeyType } from '@bank/protocol/transfers-external';
import { INSTANT_BANKS } from './banks';

/** An entry of the directory of instant payments: a key, and the account that it stands for. */
interface InstantKey {
  taxId: string;
  type: InstantKeyType;
  key: string;
  name: string;
  bankCode: string;
}

/** R2.7.96: who is found by an instant key. All of them are made up; the cockpit lists them. */
export const INSTANT_KEYS: readonly InstantKey[] = [
  { taxId: '52998224725', type: 'taxId', key: '52998224725', name: 'Marina Duarte', bankCode: '341' },
  { taxId: '11144477735', type: 'email', key: 'rafael@exemplo.test', name: 'Rafael Nunes', bankCode: '077' },
  { taxId: '93541134780', type: 'phone', key: '+5511987654321', name: 'Bianca Alves', bankCode: '341' },
  {
    taxId: '11222333000181',
    type: 'random',
    key: '7b0f3c1a-5d2e-4f60-9a7b-1c2d3e4f5a6b',
    name: 'Padaria Aurora',
    bankCode: '077',
  },
];

const plainKey = (key: string) =>
  key
    .trim()
    .toLowerCase()
    .replace(/[\s()]/g, '');

/** Finds whom a key belongs to. @param key ignored for the type taxId, where the tax id is the key */
export function findInstantKey({ taxId, type, key }: { taxId: string; type: string; key: string }) {
  const asked = plainKey(type === 'taxId' ? taxId : key);
  const found = INSTANT_KEYS.find(
    (known) => known.taxId === taxId && known.type === type && plainKey(known.key) === asked,
  );
  if (!found) return undefined;
  return { name: found.name, bankName: INSTANT_BANKS.find(({ code }) => code === found.bankCode)?.name ?? '' };
}

/** Whether an answered key is in the directory, for the tax id and the kind of key beside it. */
export const isInstantKey = (key: string, { taxId = '', instantKeyType = '' }: Readonly<Record<string, string>>) =>
  findInstantKey({ taxId, type: instantKeyType, key }) !== undefined;

/** Whether the last two digits of a Brazilian tax id follow from the others: 11 digits of a person, 14 of a company. */
export function isTaxId(digits: string): boolean {
  if (new Set(digits).size === 1) return false;
  const most = digits.length === 11 ? 11 : 9;
  return [2, 1].every((missing) => {
    const body = [...digits.slice(0, -missing)].toReversed();
    const sum = body.reduce((total, digit, n) => total + Number(digit) * (2 + (n % (most - 1))), 0);
    const check = sum % 11 < 2 ? 0 : 11 - (sum % 11);
    return check === Number(digits.at(-missing));
  });
}
