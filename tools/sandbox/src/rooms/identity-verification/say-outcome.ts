import type { IdentityOutcome } from '@bank/protocol/identity-verification';
import { sayReason } from '../../platform/documents/reject-reasons';
import { EFFECTS } from './effects';
import { say } from './texts';

/** What an outcome means for the customer, as the page of the run says it. @param language a brand language */
export function sayOutcome(language: string, outcome: IdentityOutcome): string {
  if (outcome === 'providerDown') return say(language, 'providerDown');
  const effect = EFFECTS[outcome];
  return effect.does === 'reject' ? sayReason(language, effect.code) : say(language, effect.does);
}
