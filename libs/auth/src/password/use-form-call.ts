import { useState } from 'react';
import { isApiFailure } from '../sign-in/api-failure';
import { useSignInFailure } from '../sign-in/sign-in-failure';

interface FormCall {
  /** Does the form's work; what it throws is shown. */
  run(work: () => Promise<void>): Promise<void>;
  failure: unknown;
  /** What the bank said about fields of this form. */
  fieldErrors: Readonly<Record<string, string>> | undefined;
  /** What is said above the form: a failure that no field of it is to blame for. */
  sentence: string | null;
}

/**
 * The failure of a form's call, in its place.
 * @param names the form's fields
 */
export function useFormCall(names: readonly string[]): FormCall {
  const [failure, setFailure] = useState<unknown>(null);
  const sentence = useSignInFailure(failure);
  const said = isApiFailure(failure) ? failure.fields : undefined;
  const fieldErrors = said && names.some((name) => name in said) ? said : undefined;
  return {
    failure,
    fieldErrors,
    sentence: fieldErrors ? null : sentence,
    async run(work) {
      setFailure(null);
      try {
        await work();
      } catch (reason) {
        setFailure(reason);
      }
    },
  };
}
