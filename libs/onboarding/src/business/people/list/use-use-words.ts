import { useText } from '@bank/i18n';
import { nameOf, ROOT, useAnswers } from '../../answers';
import { usePercent } from '../../use-percent';
import { type Use, usesOf } from '../party';

/**
 * Where a party is used, in words: "Director of Nordhus Holding", "Holds 40 %".
 * @param isWhole the company that applies is named, too; a row has no room for what goes without saying
 */
export function useUseWords(isWhole = false): (id: string) => readonly string[] {
  const t = useText();
  const percent = usePercent();
  const answers = useAnswers();
  // It may have no name yet.
  const called = (id: string) => nameOf(answers, id) || t('onboarding.people.yourCompany');
  const words = (use: Use): string => {
    switch (use.as) {
      case 'director':
        return use.of === ROOT && !isWhole
          ? t('onboarding.people.use.directs')
          : t('onboarding.people.use.director', { company: called(use.of) });
      case 'holder':
        return use.of === ROOT && !isWhole
          ? t('onboarding.people.use.holds', { share: percent(use.share) })
          : t('onboarding.people.use.holder', { share: percent(use.share), company: called(use.of) });
      default:
        return t(`onboarding.people.use.${use.as}`);
    }
  };
  return (id) => usesOf(answers, id).map(words);
}
