import { isolated, Text } from '@bank/i18n';
import { type BusinessAnswers, nameOf } from '../../answers';
import { short, Told } from '../told';

export function LegalTold({ answers }: { answers: BusinessAnswers }) {
  const name = nameOf(answers, answers.representative);
  return (
    <Told
      parts={[
        short(answers.legalForm),
        name === '' ? null : <Text id="onboarding.legal.told" values={{ name: isolated(name) }} />,
      ]}
      asks="onboarding.legal.asks"
    />
  );
}
