import type { BusinessAnswers } from '../../answers';
import { short, Told } from '../told';

export const GeneralTold = ({ answers }: { answers: BusinessAnswers }) => (
  <Told
    parts={[short(answers.description), answers.registrationNumber, answers.registrationAddress.city]}
    asks="onboarding.general.asks"
  />
);
