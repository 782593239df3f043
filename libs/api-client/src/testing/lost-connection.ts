import { AxiosError } from 'axios';

/** What an adapter rejects with when the connection is lost. */
export const lostConnection = (): Error => new AxiosError('lost', AxiosError.ERR_NETWORK);
