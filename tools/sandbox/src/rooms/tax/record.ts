import type { Tx } from '../../platform/db';
import type { PersonFacts } from './indicia';

/** Who signs a certification. */
export interface Signer {
  customerId: number;
  /** The representative whose own part it is; null: the customer's own certification. */
  representativeId: number | null;
}

interface Fact {
  fact: 'birth' | 'citizenship' | 'address' | 'phone';
  /** Of a phone its calling code. */
  country: string;
  /** Of a phone its number, or the first three digits of one that was deleted. */
  number: string | null;
}

/**
 * R0.114. A deleted fact counts until the bank has validated a certification that was signed after it went: a rejected one may be
 * rejected for the very paper that the fact asks for. A representative's facts are those of the customer that they are themselves; of a
 * guest the bank knows a phone alone.
 */
const FACTS = `
  WITH signer AS (
    SELECT CASE WHEN $2::int IS NULL THEN $1::int ELSE (SELECT customer_id FROM app_user WHERE id = $2::int) END AS customer_id
  ), users AS (
    SELECT id, phone FROM app_user WHERE CASE WHEN $2::int IS NULL THEN customer_id = $1::int ELSE id = $2::int END
  ), taken AS (
    SELECT coalesce(max(t.id), 0) AS id FROM tax_certification t JOIN tax_decision d ON d.certification_id = t.id
     WHERE t.customer_id = $1::int AND t.representative_id IS NOT DISTINCT FROM $2::int AND d.status = 'validated'
  )
  SELECT 'birth' AS fact, p.birth_country AS country, NULL AS number
    FROM person_profile p JOIN signer s ON s.customer_id = p.customer_id WHERE p.birth_country IS NOT NULL
  UNION ALL
  SELECT 'citizenship', p.citizenship_country, NULL
    FROM person_profile p JOIN signer s ON s.customer_id = p.customer_id WHERE p.citizenship_country IS NOT NULL
  UNION ALL
  SELECT 'address', a.country_code, NULL FROM address a JOIN signer s ON s.customer_id = a.customer_id
  UNION ALL
  SELECT 'phone', h.country_code, h.number FROM phone h JOIN users u ON u.id = h.user_id
  UNION ALL
  SELECT 'phone', '1', substr(u.phone, 3) FROM users u WHERE u.phone LIKE '+1%'
  UNION ALL
  SELECT g.fact, g.country, g.number FROM tax_gone_fact g CROSS JOIN signer s CROSS JOIN taken t
   WHERE (g.customer_id = s.customer_id OR g.user_id IN (SELECT id FROM users)) AND g.since >= t.id`;

/** What the bank knows of a signer by itself, with what was deleted since the last certification that the bank has validated (R0.114). */
export async function recordOf(tx: Tx, { customerId, representativeId }: Signer): Promise<PersonFacts> {
  const facts = await tx.query<Fact>(FACTS, [customerId, representativeId]);
  const countriesOf = (kind: Fact['fact']) => facts.flatMap(({ fact, country }) => (fact === kind ? [country] : []));
  return {
    birthCountries: countriesOf('birth'),
    citizenship: countriesOf('citizenship'),
    addressCountries: countriesOf('address'),
    phones: facts.flatMap(({ fact, country, number }) =>
      fact === 'phone' && number !== null ? [{ countryCode: country, number }] : [],
    ),
  };
}
