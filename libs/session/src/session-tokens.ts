import type { TokenStore } from '@bank/api-client';
import { session } from './session';

/** The session's tokens as the transport sees them. */
export const sessionTokens: TokenStore = {
  get() {
    const { accessToken, refreshToken, generation } = session.getState();
    return accessToken !== null && refreshToken !== null
      ? { accessToken, refreshToken, generation: generation ?? 1 }
      : null;
  },
  set: ({ accessToken, refreshToken, generation }) => session.setState({ accessToken, refreshToken, generation }),
  clear: () => session.setState({ accessToken: null, refreshToken: null, generation: null }),
};
