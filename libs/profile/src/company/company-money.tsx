import { Text, useText } from '@bank/i18n';
import { AmountText, Section } from '@bank/kit';
import type { CompanyInfo } from '@bank/protocol/profile-company';
import { SummaryList, type SummaryItem } from '@bank/ui';

/** "Loans; Other: Rent of a workshop" */
const listed = (items: readonly { name: string; specification: string | null }[]): string =>
  items.map(({ name, specification }) => (specification === null ? name : `${name}: ${specification}`)).join('; ');

/** The company's statements about its money. Only the bank changes them, because other checks depend on them (R3.6.1). */
export function CompanyMoney({ company }: { company: CompanyInfo }) {
  const t = useText();
  const { financialDetail: detail, additionalQuestionAnswers: answers } = company;
  if (detail === null && answers.length === 0) return null;
  const stated: SummaryItem[] = detail
    ? [
        {
          id: 'deposits',
          label: t('profile.money.deposits'),
          value: <AmountText amount={detail.monthlyDepositAmount} currency={detail.monthlyDepositCurrencyCode} />,
        },
        {
          id: 'withdrawals',
          label: t('profile.money.withdrawals'),
          value: <AmountText amount={detail.monthlyWithdrawalAmount} currency={detail.monthlyWithdrawalCurrencyCode} />,
        },
        { id: 'sources', label: t('profile.money.sources'), value: listed(detail.sources) },
        { id: 'purposes', label: t('profile.money.purposes'), value: listed(detail.purposes) },
        {
          id: 'industry',
          label: t('profile.money.industry'),
          value: listed([{ name: detail.industry, specification: detail.industrySpecification }]),
        },
      ]
    : [];
  return (
    <Section title="profile.money.title" lead={<Text id="profile.money.help" />}>
      <SummaryList
        items={[
          ...stated,
          ...answers.map(({ question, answer, details }) => ({
            id: question,
            label: question,
            value: details === null ? answer : `${answer}. ${details}`,
          })),
        ]}
      />
    </Section>
  );
}
