import type { ContractStatus } from '@bank/protocol/contracts';
import type { Tx } from '../platform/db';

const DAY_MS = 86_400_000;
const [ANA, BEN, ATELIER, UMBRA] = [1001, 1002, 1005, 1006];

interface SeededContract {
  status: ContractStatus;
  /** Pays, and is the company whose revenue is split unless it is a person. */
  sender: number;
  beneficiary: number;
  initiator: number;
  /** Days before the seed's now. */
  proposed: number;
  /** Null: not agreed on yet. */
  percentage: string | null;
  /** Days it was agreed to last; none means without an end. */
  lasts?: number;
  terminated?: { by: number; note: string; daysAgo: number };
}

const fromAtelier = { sender: ATELIER, initiator: ATELIER } as const;

// Ana has three requests; Atelier Verde has two active contracts and nothing to answer.
const CONTRACTS: readonly SeededContract[] = [
  { ...fromAtelier, status: 'WAITING', beneficiary: ANA, proposed: 2, percentage: '12.5' },
  { ...fromAtelier, status: 'UNSIGNED', beneficiary: ANA, proposed: 5, percentage: null },
  { status: 'UNSIGNED', sender: UMBRA, initiator: UMBRA, beneficiary: ANA, proposed: 1, percentage: '8', lasts: 365 },
  { ...fromAtelier, status: 'ACTIVE', beneficiary: ANA, proposed: 90, percentage: '10' },
  { ...fromAtelier, status: 'SIGNED', beneficiary: BEN, proposed: 6, percentage: '15' },
  { status: 'NEED_IDENTIFICATION', sender: ATELIER, initiator: ANA, beneficiary: ANA, proposed: 3, percentage: '20' },
  { status: 'EXPIRED', sender: UMBRA, initiator: UMBRA, beneficiary: ANA, proposed: 300, percentage: '5', lasts: 180 },
  {
    ...fromAtelier,
    status: 'TERMINATED',
    beneficiary: BEN,
    proposed: 200,
    percentage: '25',
    terminated: { by: BEN, note: 'The season is over', daysAgo: 40 },
  },
  { status: 'REJECTED', sender: ATELIER, initiator: BEN, beneficiary: BEN, proposed: 60, percentage: '90' },
];

/** Puts a few contracts between the personas into the bank. @param nowMs the seed's now */
export async function seedContracts(tx: Tx, nowMs: number): Promise<void> {
  for (const one of CONTRACTS) {
    const at = nowMs - one.proposed * DAY_MS;
    const terminatedAt = one.terminated ? nowMs - one.terminated.daysAgo * DAY_MS : null;
    await tx.query(
      `INSERT INTO contract (status, identification_status, company_id, initiator_id, sender_id, sender_signer_name,
         sender_obligations, beneficiary_id, beneficiary_signer_name, beneficiary_obligations, percentage, active_from, active_to,
         terminated_at, terminated_by, termination_note, created_at, updated_at)
       SELECT $1, $2, s.id, $3, s.id, s.first_name || ' ' || s.last_name, $4, b.id, b.first_name || ' ' || b.last_name, $5,
              $6, $7, $8, $9, $10, $11, $7, $12
         FROM customer s, customer b WHERE s.id = $13 AND b.id = $14`,
      [
        one.status,
        one.status === 'NEED_IDENTIFICATION' ? 'PROCESSING' : 'NEW',
        one.initiator,
        ['Pays the share of its revenue within five days of the end of a month'],
        ['Names the studio wherever the work is shown'],
        one.percentage,
        new Date(at),
        one.lasts === undefined ? null : new Date(at + one.lasts * DAY_MS),
        terminatedAt === null ? null : new Date(terminatedAt),
        one.terminated?.by ?? null,
        one.terminated?.note ?? null,
        new Date(terminatedAt ?? at),
        one.sender,
        one.beneficiary,
      ],
    );
  }
}
