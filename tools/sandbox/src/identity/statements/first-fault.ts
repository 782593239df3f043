import type { Refusal } from '../../platform/refusal';

/** A rule of an application: its refusal at a field, or null. */
export type FaultOf<Application, Context> = (application: Application, context: Context) => Refusal | null;

/** The first fault by the rules in their order; null where all is right. */
export function firstFault<Application, Context>(
  rules: readonly FaultOf<Application, Context>[],
  application: Application,
  context: Context,
): Refusal | null {
  for (const faultOf of rules) {
    const fault = faultOf(application, context);
    if (fault) return fault;
  }
  return null;
}
