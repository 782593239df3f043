import type { FinancialDetailIn } from '@bank/protocol/company-stated';
import { currencies } from '../../ledger/currencies';
import { offerOf } from '../../platform/brands';
import { industryOf } from '../../platform/dictionaries/industries';
import { PURPOSES, SOURCES } from '../../platform/dictionaries/money';
import type { MayRefuse } from '../../platform/refusal';
import { firstFault } from './first-fault';
import type { FaultOf } from './first-fault';
import { statedFault } from './stated-fault';
import { isBlank, unseenFault } from './text-fault';
import { refused } from './texts';

// R3.3.13, R3.3.25: what a company states of its money, when it registers and later.

export interface Stated {
  detail: FinancialDetailIn;
  /** Before the name of a field: `financialDetail.` in an application. */
  path: string;
}

type Context = { lang: string; brand: string | null } & MayRefuse<
  'noSuchEntry' | 'specificationMissing' | 'fieldMissing' | 'wrongAmount'
>;
type Fault = FaultOf<Stated, Context>;

/** Up to 999,999,999,999.99, and no less than nothing. */
const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;

const isCurrency = (code: string): boolean => currencies.some((known) => known.code === code);

const industryFault: Fault = ({ detail: { industry, industrySpecification }, path }, context) => {
  const field = `${path}industrySpecification`;
  const known = industryOf(industry);
  // R1.1.5: to another brand the adult group does not exist.
  if (!known || (known.group === 'adult' && !offerOf(context.brand).adultIndustries))
    return refused(context, 'noSuchEntry', { field: `${path}industry` });
  if (known.isAsked && isBlank(industrySpecification)) return refused(context, 'specificationMissing', { field });
  if (!known.isAsked && !isBlank(industrySpecification)) return refused(context, 'noSuchEntry', { field });
  return unseenFault(context, field, industrySpecification);
};

const sumsFault: Fault = ({ detail, path }, context) => {
  for (const sum of ['monthlyDepositAmount', 'monthlyWithdrawalAmount'] as const) {
    if (!AMOUNT.test(detail[sum])) return refused(context, 'wrongAmount', { field: `${path}${sum}` });
    const currency = `${sum}CurrencyCode` as const;
    if (!isCurrency(detail[currency])) return refused(context, 'noSuchEntry', { field: `${path}${currency}` });
  }
  return null;
};

const sourcesFault: Fault = ({ detail, path }, context) =>
  statedFault(context, {
    list: SOURCES.business,
    ids: detail.sourceIds,
    idsField: `${path}sourceIds`,
    specifications: detail.sourceSpecifications,
    specificationsField: `${path}sourceSpecifications`,
  });

const purposesFault: Fault = ({ detail, path }, context) =>
  statedFault(context, {
    list: PURPOSES.business,
    ids: detail.purposeIds,
    idsField: `${path}purposeIds`,
    specifications: detail.purposeSpecifications,
    specificationsField: `${path}purposeSpecifications`,
  });

/** The first fault, in the order of the form; null where all is right. */
export const financialDetailFault: Fault = (stated, context) =>
  firstFault([industryFault, sumsFault, sourcesFault, purposesFault], stated, context);
