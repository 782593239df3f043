/** How many environments a brand has (R1.9.5). */
export const ENVIRONMENTS = 15;

/** Which bank is chosen: one of the environments, or two typed addresses. */
export type Choice = { index: number } | { api: string; socket: string };

/** Where calls and the socket go. */
export interface BankAddress {
  api: string;
  socket: string;
}

/** The choice that `api` in the address makes; null for anything but a number or `*` (R0.17). */
export type AddressRequest = { kind: 'choose'; index: number } | { kind: 'clear' } | { kind: 'ask' } | null;

export function requestIn(text: string | null): AddressRequest {
  if (text === '*') return { kind: 'ask' };
  if (text === '0') return { kind: 'clear' };
  if (text === null || !/^[1-9]\d?$/.test(text) || Number(text) > ENVIRONMENTS) return null;
  return { kind: 'choose', index: Number(text) };
}

/** @param brandId the environments are each brand's own */
export function addressOf(choice: Choice, brandId: string): BankAddress {
  if (!('index' in choice)) return choice;
  const host = `stage-${choice.index}.${brandId}.staging-bank.example`;
  return { api: `https://${host}/api`, socket: `wss://${host}/api/socket` };
}

/** Every environment of a brand; its build's content policy names them (tools/workspace/vite/connections.ts). */
export const environmentsOf = (brandId: string): BankAddress[] =>
  Array.from({ length: ENVIRONMENTS }, (_, index) => addressOf({ index: index + 1 }, brandId));

/** What a tester may type: every host over TLS, and a developer's own machine without it. Schemes and hosts as `connect-src` writes them. */
export const ADDRESSES_BY_HAND = [
  'https:',
  'wss:',
  'http://localhost:*',
  'http://127.0.0.1:*',
  'ws://localhost:*',
  'ws://127.0.0.1:*',
] as const;

export const isApiAddress = (text: string) => isTyped(text, 'https:', 'http:');
export const isSocketAddress = (text: string) => isTyped(text, 'wss:', 'ws:');

function isTyped(text: string, secure: string, plain: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  return protocol === secure || (protocol === plain && ['localhost', '127.0.0.1'].includes(hostname));
}

const KEY = 'bank.stagingEnvironment';

/** The stored choice; null when there is none or it cannot be read. */
export function storedChoice(storage: Pick<Storage, 'getItem'>): Choice | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    if ('index' in value && requestIn(String(value.index))?.kind === 'choose') return { index: Number(value.index) };
    if (!('api' in value) || !('socket' in value)) return null;
    const { api, socket } = value;
    if (typeof api !== 'string' || typeof socket !== 'string' || !isApiAddress(api) || !isSocketAddress(socket))
      return null;
    return { api, socket };
  } catch {
    return null;
  }
}

export function storeChoice(storage: Pick<Storage, 'setItem' | 'removeItem'>, choice: Choice | null): void {
  if (choice === null) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(choice));
}
