import { isApiFailure } from '../sign-in/api-failure';
import { useSignInAttempt } from '../sign-in/use-sign-in-attempt';

interface FormCall {
  /** Makes the form's call and shows what it throws. */
  run(work: () => Promise<unknown>): Promise<boolean>;
  /** The bank's sentences about fields of this form. */
  fieldErrors: Readonly<Record<string, string>> | undefined;
  /** Stands above the form: a failure of none of its fields. */
  sentence: string | null;
}

/**
 * The failure of a form's call, in its place.
 * @param names the form's fields
 */
export function useFormCall(names: readonly string[]): FormCall {
  const { run, failure, sentence } = useSignInAttempt();
  const said = isApiFailure(failure) ? failure.fields : undefined;
  const fieldErrors = said && names.some((name) => name in said) ? said : undefined;
  return { run, fieldErrors, sentence: fieldErrors ? null : sentence };
}
