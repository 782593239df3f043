/** The captcha (R3.3.23). A ticket is kept as its SHA-256: it has 256 random bits, so no slow hash is needed. */
export const migrations = [
  {
    id: '001-captcha',
    sql: `
      CREATE TABLE captcha_ticket (
        hash bytea PRIMARY KEY,
        -- Of the page that solved the puzzle; empty for a caller without one.
        origin text NOT NULL,
        expires_at timestamptz NOT NULL,
        checks int NOT NULL DEFAULT 0,
        applications int NOT NULL DEFAULT 0
      );
      CREATE INDEX captcha_ticket_expires ON captcha_ticket (expires_at);
      -- Puzzles that have earned their ticket, until they expire.
      CREATE TABLE captcha_solved (challenge text PRIMARY KEY, expires_at timestamptz NOT NULL);
      CREATE INDEX captcha_solved_expires ON captcha_solved (expires_at);
    `,
  },
];
