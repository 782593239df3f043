import { AnswerList } from '@bank/kit';
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
          'kit.stated.industry',
          names.industry && [names.industry, industryNote].filter(Boolean).join(': '),
        ],
        ['monthly', 'kit.stated.deposit', names.deposit],
        ['monthly', 'kit.stated.withdrawal', names.withdrawal],
        ['sources', 'kit.stated.sources', names.sources?.join('; ') ?? null],
        ['purposes', 'kit.stated.purposes', names.purposes?.join('; ') ?? null],
        ['another-account', 'onboarding.check.anotherAccount', word(anotherAccount, anotherAccountDetails)],
      ]}
    />
  );
}
