import type { StepQuestion } from '@bank/kit';

/** The last question of a certification. It is never answered: its answer is the certification. */
export const lastQuestion = <Answers>(part: number, Ask: StepQuestion<Answers>['Ask']): StepQuestion<Answers> => ({
  ...{ id: 'sign', part, title: 'kyc-tax.tax.sign.title', help: 'kyc-tax.tax.sign.help' },
  isAnswered: () => false,
  Ask,
});
