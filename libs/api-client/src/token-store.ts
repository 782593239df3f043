/** An access token (JWT, minutes) and the refresh token that renews it once. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** Where the session keeps its tokens; the transport never keeps its own copy. */
export interface TokenStore {
  get(): TokenPair | null;
  set(tokens: TokenPair): void;
  clear(): void;
}
