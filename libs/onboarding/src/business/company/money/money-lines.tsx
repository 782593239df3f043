import { AnswerList } from '../../../told/answer-list';
import { useAnswers } from '../../answers';
import { useYesNoWord } from '../yes-no';
import { useMoneyNames } from './use-money-names';

/** All that was said of the company's money. */
export function MoneyLines() {
  const word = useYesNoWord();
  const names = useMoneyNames();
  const { industryNote, anotherAccount, anotherAccountDetails } = useAnswers();
  return (
    <AnswerList
      lines={[
        [
          'industry',
          'onboarding.money.which',
          names.industry && [names.industry, industryNote].filter(Boolean).join(': '),
        ],
        ['monthly', 'onboarding.check.deposit', names.deposit],
        ['monthly', 'onboarding.money.withdrawal', names.withdrawal],
        ['sources', 'onboarding.check.sources', names.sources?.join('; ') ?? null],
        ['purposes', 'onboarding.check.purposes', names.purposes?.join('; ') ?? null],
        ['another-account', 'onboarding.check.anotherAccount', word(anotherAccount, anotherAccountDetails)],
      ]}
    />
  );
}
