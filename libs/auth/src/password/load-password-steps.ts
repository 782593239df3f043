import { loadTexts } from '@bank/i18n';
import { loadScreenMessages } from '@bank/kit';
import { loadStepMessages } from '../messages';

/** The steps to a new password with their texts, fetched shortly before the user needs them. */
export async function loadPasswordSteps() {
  const [steps] = await Promise.all([import('./password-steps'), loadTexts([loadStepMessages, loadScreenMessages])]);
  return steps;
}
