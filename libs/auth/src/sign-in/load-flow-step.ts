import { loadTexts } from '@bank/i18n';
import { loadScreenMessages } from '@bank/kit';
import { bankConnection } from '../bank-connection';
import { loadStepMessages } from '../messages';

/** The step after the form, with a prepared transport; fetched on submit. */
export async function loadFlowStep() {
  const [step] = await Promise.all([
    import('../flows/flow-step'),
    loadTexts([loadStepMessages, loadScreenMessages]),
    bankConnection.ready(),
  ]);
  return step;
}
