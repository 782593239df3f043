/** An access token (JWT, minutes) and the refresh token that renews it once. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** A pair as a tab holds it: the first of a session is its generation 1, and each renewal makes the next. */
export interface HeldTokens extends TokenPair {
  generation: number;
}

/** Where the session keeps its tokens; the transport never keeps its own copy. */
export interface TokenStore {
  get(): HeldTokens | null;
  set(tokens: HeldTokens): void;
  clear(): void;
}
