import { Text } from '@bank/i18n';
import type { BusinessAnswers } from '../../answers';
import { Told } from '../told';
import { DUE_DILIGENCE } from './due-diligence-questions';

export function DueDiligenceTold({ answers }: { answers: BusinessAnswers }) {
  const count = DUE_DILIGENCE.filter(({ isAnswered }) => isAnswered(answers)).length;
  return (
    <Told
      parts={[
        count === 0 ? null : <Text id="onboarding.diligence.told" values={{ count, all: DUE_DILIGENCE.length }} />,
      ]}
      asks="onboarding.diligence.asks"
    />
  );
}
