import { Text } from '@bank/i18n';
import { type BusinessAnswers, isCompanyId, levelOf, ROOT } from '../answers';
import { treeOf } from '../rules/held';
import { percentOf, sumOf } from '../rules/shares';
import { usePercent } from '../use-percent';

/** "4 people and 3 companies · 90 % named" */
export function ShareholdersTold({ answers }: { answers: BusinessAnswers }) {
  const percent = usePercent();
  const { holders } = levelOf(answers, ROOT);
  if (holders.length === 0) return <Text id="onboarding.shareholders.nobody" />;
  const { held, companies } = treeOf(answers);
  const named = percent(percentOf(sumOf(holders.map(({ share }) => share))));
  return (
    <Text
      id="onboarding.shareholders.told"
      values={{ people: held.length, companies: companies.filter(isCompanyId).length, named }}
    />
  );
}
