import type { TokenStore } from '@bank/api-client';
import { session } from './session';

/** The session's tokens as the transport sees them. */
export const sessionTokens: TokenStore = {
  get() {
    const { accessToken, refreshToken } = session.getState();
    return accessToken !== null && refreshToken !== null ? { accessToken, refreshToken } : null;
  },
  set: ({ accessToken, refreshToken }) => session.setState({ accessToken, refreshToken }),
  clear: () => session.setState({ accessToken: null, refreshToken: null }),
};
