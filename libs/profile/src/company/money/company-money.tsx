import { Text, useText } from '@bank/i18n';
import { AmountText, useOpen } from '@bank/kit';
import type { CompanyInfo, FinancialDetail } from '@bank/protocol/profile-company';
import { latePart, SummaryList, type SummaryItem } from '@bank/ui';
import { StatedSection } from '../stated/stated-section';
import type { MoneySheetProps } from './money-sheet';

const POPUPS = ['money'] as const;

/** Few visits change what was stated, so the code of the fields is loaded with the sheet. */
const MoneySheet = latePart<MoneySheetProps>(async () => ({ default: (await import('./money-sheet')).MoneySheet }));

/** "Loans; Other: Rent of a workshop" */
const listed = (items: readonly { name: string; specification: string | null }[]): string =>
  items.map(({ name, specification }) => (specification === null ? name : `${name}: ${specification}`)).join('; ');

interface CompanyMoneyProps {
  company: Pick<CompanyInfo, 'financialDetail' | 'additionalQuestionAnswers'>;
  /** The reason why nothing may be changed, or undefined. */
  lockedBecause?: string;
}

/** What the company has stated of its money. The company changes it, or an administrator who acts for it (R3.3.28, R3.6.1). */
export function CompanyMoney({ company, lockedBecause }: CompanyMoneyProps) {
  const { open, show, close } = useOpen(POPUPS);
  const { financialDetail: detail, additionalQuestionAnswers: answers } = company;
  const stated = useStated(detail);
  const told = answers.map(({ question, answer, details }) => ({
    id: question,
    label: question,
    value: details === null ? answer : `${answer}. ${details}`,
  }));
  return (
    <StatedSection
      title="profile.money.title"
      isStated={detail !== null}
      lead={<Text id="profile.money.help" />}
      asks="profile.money.noneBody"
      lockedBecause={lockedBecause}
      onChange={() => show('money')}
    >
      {stated.length + told.length > 0 && <SummaryList items={[...stated, ...told]} />}
      {open === 'money' && lockedBecause === undefined && (
        <MoneySheet detail={detail} onClose={close} onMissing={close} />
      )}
    </StatedSection>
  );
}

/** What was stated, line by line. */
function useStated(detail: FinancialDetail | null): readonly SummaryItem[] {
  const t = useText();
  if (detail === null) return [];
  return [
    {
      id: 'deposits',
      label: t('kit.stated.deposit'),
      value: <AmountText amount={detail.monthlyDepositAmount} currency={detail.monthlyDepositCurrencyCode} />,
    },
    {
      id: 'withdrawals',
      label: t('kit.stated.withdrawal'),
      value: <AmountText amount={detail.monthlyWithdrawalAmount} currency={detail.monthlyWithdrawalCurrencyCode} />,
    },
    { id: 'sources', label: t('kit.stated.sources'), value: listed(detail.sources) },
    { id: 'purposes', label: t('kit.stated.purposes'), value: listed(detail.purposes) },
    {
      id: 'industry',
      label: t('kit.stated.industry'),
      value: listed([{ name: detail.industry, specification: detail.industrySpecification }]),
    },
  ];
}
