import { loadTexts } from '@bank/i18n';
import { loadStepMessages } from '../messages';

/** The answer is of no use to a visitor who has signed in meanwhile. */
const TIMEOUT_MS = 10_000;

/**
 * Asks the brand's outside check whether the visitor's connection hides them (a VPN, an anonymous network; R0.12). The check is no
 * part of the bank: it gets no cookie and no referrer. The texts of the finding are there when it is.
 * @throws for whatever goes wrong
 */
export async function hidesVisitor(url: string): Promise<boolean> {
  const answer = await fetch(url, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const found: unknown = await answer.json();
  if (!answer.ok || typeof found !== 'object' || found === null) return false;
  if (!('isAnonymous' in found) || found.isAnonymous !== true) return false;
  await loadTexts([loadStepMessages]);
  return true;
}
