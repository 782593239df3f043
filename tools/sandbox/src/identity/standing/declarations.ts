import type { DocumentStatus } from '@bank/protocol/profile';
import { offerOf } from '../../platform/brands';
import type { Tx } from '../../platform/db';
import { industryOf } from '../../platform/dictionaries/industries';

/** As `company_declaration.kind` has them. */
export const declarationKinds = ['studio', 'streamingPlatform', 'prohibitedEscort'] as const;
export type DeclarationKind = (typeof declarationKinds)[number];

/** The one industry of the adult group that declares it; null: all of them. */
const DECLARED_BY: Readonly<Record<DeclarationKind, string | null>> = {
  studio: 'studio',
  streamingPlatform: 'streamingPlatform',
  prohibitedEscort: null,
};

/** What the bank asks a company of an industry to declare (R3.3.29). A brand without the adult group knows of no declaration (R1.1.5). */
export function askedDeclarations(industry: string | null, brand: string | null): readonly DeclarationKind[] {
  if (industry === null || industryOf(industry)?.group !== 'adult' || !offerOf(brand).adultIndustries) return [];
  return declarationKinds.filter((kind) => [null, industry].includes(DECLARED_BY[kind]));
}

/** Where a declaration stands that is asked of a company. */
export interface DeclarationStanding {
  kind: DeclarationKind;
  /** none: nothing was sent. */
  status: DocumentStatus;
  sentAt: Date | null;
  sentBy: string | null;
  rejectReason: string | null;
}

interface Bank {
  db: Tx;
  brand: string | null;
}

/**
 * What is asked of a company, and the newest declaration of each kind.
 * @returns null when the customer is no company
 */
export async function declarationsOf({ db, brand }: Bank, customerId: number): Promise<DeclarationStanding[] | null> {
  const [company] = await db.query<{ industry: string | null }>(
    `SELECT p.financial_detail ->> 'industry' AS industry
       FROM customer c LEFT JOIN company_profile p ON p.customer_id = c.id WHERE c.id = $1 AND c.type = 'business'`,
    [customerId],
  );
  if (!company) return null;
  const asked = askedDeclarations(company.industry, brand);
  if (asked.length === 0) return [];
  const sent = await db.query<DeclarationStanding>(
    `SELECT DISTINCT ON (d.kind) d.kind, d.status, d.sent_at AS "sentAt", d.reject_reason AS "rejectReason",
            trim(u.first_name || ' ' || u.last_name) AS "sentBy"
       FROM company_declaration d JOIN app_user u ON u.id = d.sent_by
      WHERE d.customer_id = $1 ORDER BY d.kind, d.id DESC`,
    [customerId],
  );
  const none = { status: 'none', sentAt: null, sentBy: null, rejectReason: null } as const;
  return asked.map((kind) => sent.find((one) => one.kind === kind) ?? { kind, ...none });
}
