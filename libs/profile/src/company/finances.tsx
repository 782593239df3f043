import { asksDueDiligence } from '@bank/protocol/company-statements';
import type { CompanyInfo } from '@bank/protocol/profile-company';
import { useCustomer } from '@bank/session/calls';
import { DueDiligencePart } from './due-diligence/due-diligence-part';
import { CompanyMoney } from './money/company-money';

export interface FinancesProps {
  company: CompanyInfo;
  /** The reason why nothing may be changed, or undefined. */
  lockedBecause?: string;
}

/** What the company states of itself: its money, and due diligence on the levels that are asked (R3.4.8). */
export function Finances({ company, lockedBecause }: FinancesProps) {
  const { customer } = useCustomer();
  return (
    <>
      <CompanyMoney company={company} lockedBecause={lockedBecause} />
      {asksDueDiligence(customer.dueDiligenceLevel) && <DueDiligencePart lockedBecause={lockedBecause} />}
    </>
  );
}
