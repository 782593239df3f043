import { loadTexts } from '@bank/i18n';
import { loadScreenMessages } from '@bank/kit';
import { loadStepMessages } from '../messages';

/** The steps to a new password, with their texts; fetched when somebody is about to want them. */
export async function loadPasswordSteps() {
  const [steps] = await Promise.all([import('./password-steps'), loadTexts([loadStepMessages, loadScreenMessages])]);
  return steps;
}
