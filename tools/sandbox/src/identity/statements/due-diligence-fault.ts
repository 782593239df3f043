import type { DueDiligenceIn } from '@bank/protocol/company-stated';
import type { MayRefuse, Refusal } from '../../platform/refusal';
import { furtherTextFault } from './further-fault';

const QUESTIONS = ['government', 'lawsuits', 'taxPayers'] as const;

/** Each yes has its details, and nothing else has some (R3.3.25). @param path before the name of a field: `dueDiligence.` in an application */
export function dueDiligenceFault(
  context: { lang: string } & MayRefuse<'fieldMissing' | 'noSuchEntry'>,
  stated: DueDiligenceIn,
  path = '',
): Refusal | null {
  for (const question of QUESTIONS) {
    const field = `${path}${question}Details`;
    const fault = furtherTextFault(context, field, { isAsked: stated[question], text: stated[`${question}Details`] });
    if (fault) return fault;
  }
  return null;
}
