/**
 * What the product-analytics service was sent (R3.7.8). Kept as text: unlike jsonb that holds whatever a page may write, U+0000
 * included.
 */
export const migrations = [
  {
    id: '001-analytics',
    sql: `
      CREATE TABLE analytics_item (
        seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL,
        route text NOT NULL CHECK (route IN ('track', 'engage', 'groups', 'record')),
        item text NOT NULL
      );
    `,
  },
];
