import { loadTexts } from '@bank/i18n';
import { loadScreenMessages } from '@bank/kit';
import { bankConnection } from '../bank-connection';
import { loadStepMessages } from '../messages';

/** What follows the form, with a transport that is ready for it; fetched when the form is submitted. */
export async function loadFlowStep() {
  const [step] = await Promise.all([
    import('../flows/flow-step'),
    loadTexts([loadStepMessages, loadScreenMessages]),
    bankConnection.ready(),
  ]);
  return step;
}
