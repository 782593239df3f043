import { askBank } from '@bank/testing';

// The tester's side of the tax certification: the bank in process asks, accepts and rejects.

/** Tess, a person who lives in Spain. */
export const TESS = 1014;
/** Toby Tools, a company of Portugal that Toby and Rosa Nunes control. */
export const TOBY = 1018;

const post = (url: string, body: object) =>
  askBank({ method: 'POST', url, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** The bank asks a customer for a certification, whatever they have signed before. */
export const askAgain = (customerId: number) => post(`/sandbox/tax/${customerId}`, { status: 'none' });

/** The bank accepts the certification that waits; without one it does nothing. */
export const accept = (customerId: number) => post(`/sandbox/tax/${customerId}/decision`, { status: 'validated' });

/** The bank rejects the certification that waits. */
export const reject = (customerId: number, rejections: readonly object[]) =>
  post(`/sandbox/tax/${customerId}/decision`, { status: 'rejected', rejections });
