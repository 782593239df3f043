import { bankConnection } from '../bank-connection';

/** What follows the form, with a transport that is ready for it; fetched when the form is submitted. */
export async function loadFlowStep() {
  const [step] = await Promise.all([import('../flows/flow-step'), bankConnection.ready()]);
  return step;
}
