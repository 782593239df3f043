import { bankConnection } from '../bank-connection';

/** The calls of sign-in with a transport that is ready for them; fetched when the form is first touched. */
export async function loadCalls() {
  const [calls] = await Promise.all([import('./sign-in-calls'), bankConnection.ready()]);
  return calls;
}
