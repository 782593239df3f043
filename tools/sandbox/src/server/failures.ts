/** No valid access token: HTTP 401 for every kind of row, so that the client refreshes (R1.8.8). */
export class Unauthenticated extends Error {}

/** The request cannot be read at all: bad JSON, wrong content type, too large. */
export class Unreadable extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Asked too often; HTTP 429 with Retry-After. */
export class TooMany extends Error {
  readonly retryAfterS: number;

  constructor(message: string, retryAfterS: number) {
    super(message);
    this.retryAfterS = retryAfterS;
  }
}
