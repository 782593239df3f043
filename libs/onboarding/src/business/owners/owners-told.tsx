import { isolated, Text, useLocale } from '@bank/i18n';
import { type BusinessAnswers, nameOf } from '../answers';
import { ownersOf, proposedOwners } from '../rules/owners';
import { usePercent } from '../use-percent';

/** Who is proposed, or who was confirmed. */
export function OwnersTold({ answers }: { answers: BusinessAnswers }) {
  const percent = usePercent();
  const locale = useLocale();
  const [first] = proposedOwners(answers).filter(({ id }) => !answers.confirmedOwners.includes(id));
  if (first)
    return (
      <Text
        id="onboarding.owners.suggested"
        values={{ name: isolated(nameOf(answers, first.id)), share: percent(first.share) }}
      />
    );
  const names = ownersOf(answers).map(({ id }) => nameOf(answers, id));
  return names.length > 0 ? (
    <>{isolated(new Intl.ListFormat(locale, { type: 'conjunction' }).format(names))}</>
  ) : (
    <Text id="onboarding.owners.nobody" />
  );
}
