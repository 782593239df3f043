import { useCall } from '@bank/api-client';
import { useText } from '@bank/i18n';
import {
  IndustryFields,
  industrySchema,
  MonthlyFields,
  monthlySchema,
  StatedChoices,
  statedSchema,
  StatementForm,
  StatementSection,
} from '@bank/kit';
import { financialDetailUpdate } from '@bank/protocol/company-statements';
import { customerInfo } from '@bank/protocol/customer';
import { companyInfoGet } from '@bank/protocol/profile-company';
import { requiredActions } from '@bank/protocol/required-actions';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { MoneySheetProps } from './money-sheet';
import { MONEY_FIELDS, type MoneyChoices, moneyIn, moneyValues } from './money-values';

const schemaFor = ({ groups, sources, purposes }: MoneyChoices) =>
  z.object({
    industry: industrySchema(groups),
    monthly: monthlySchema,
    sources: statedSchema(sources),
    purposes: statedSchema(purposes),
  });

/** The fields of what a company states of its money, and what sends them (R3.3.13, R3.3.28). */
export function MoneyFields({ detail, choices, onClose }: MoneySheetProps & { choices: MoneyChoices }) {
  const t = useText();
  const schema = useMemo(() => schemaFor(choices), [choices]);
  // Another industry may bring the company to another level of due diligence (R3.4.8).
  const update = useCall(financialDetailUpdate, { invalidates: [companyInfoGet, customerInfo, requiredActions] });
  return (
    <StatementForm
      schema={schema}
      defaults={moneyValues(detail, choices)}
      fieldOf={MONEY_FIELDS}
      draftKey="profile.money"
      save="profile.save"
      isRestated={detail !== null}
      label={t('profile.money.title')}
      send={(values) => update.run(moneyIn(values, choices))}
      failure={update.failure}
      onClose={onClose}
    >
      <div className="mobile:grid-cols-2 grid items-start gap-4">
        <MonthlyFields part="monthly" size="regular" currencies={choices.currencies} />
      </div>
      <StatementSection title="kit.stated.sources">
        <StatedChoices part="sources" label={t('kit.stated.sources')} entries={choices.sources} />
      </StatementSection>
      <StatementSection title="kit.stated.purposes">
        <StatedChoices part="purposes" label={t('kit.stated.purposes')} entries={choices.purposes} />
      </StatementSection>
      <StatementSection title="profile.money.business">
        <IndustryFields part="industry" label={t('profile.money.business')} groups={choices.groups} />
      </StatementSection>
    </StatementForm>
  );
}
