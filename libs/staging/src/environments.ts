/** R1.9.5: so many environments per brand. */
export const ENVIRONMENTS = 15;

/** Which bank is chosen: one of the environments, or two addresses that somebody typed. */
export type Choice = { index: number } | { api: string; socket: string };

/** Where calls and the socket go. */
export interface BankAddress {
  api: string;
  socket: string;
}

/** What `api` in the address asks for; null for anything else (R0.17: never an address). */
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

/** Typed addresses: http is for a developer's own machine. */
export const isApiAddress = (text: string) => hasProtocol(text, ['https:', 'http:']);
export const isSocketAddress = (text: string) => hasProtocol(text, ['wss:', 'ws:']);

function hasProtocol(text: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocols.includes(protocol) && username === '' && password === '';
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
