import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  FormProvider,
  useForm as useHookForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { readDraft, writeDraft } from './draft';
import { FormContext, type FormSurroundings } from './form-context';

export interface FormProps<Input extends FieldValues, Output extends FieldValues = Input> {
  /** Its messages are message ids; `errorText` says them. */
  schema: ZodMiniType<Output, Input>;
  defaults: Input;
  /** While the promise is open the form is pending. Reject nothing here: show failures through `fieldErrors` or beside the form. */
  onSubmit: (values: Output) => Promise<void> | void;
  errorText: (message: string) => ReactNode;
  /** What the server said about single fields, as sentences, by field name. */
  fieldErrors?: Readonly<Record<string, string>>;
  /** Said aloud after a refused submit: "2 fields need your attention". */
  errorSummary: (count: number) => string;
  /** Keep what was typed in this tab under this key until `dropDraft(key)`: a reload or a way back loses nothing. */
  draftKey?: string;
  /** Fields that are never kept, besides passwords and codes. */
  secret?: readonly string[];
  /** For the guard of in-app navigation; leaving the page itself is guarded here. */
  onDirtyChange?: (isDirty: boolean) => void;
  /** Told of every change, e.g. to renew an idempotency key. */
  onEdit?: (values: Partial<Input>) => void;
  /** The form's accessible name, where the page has several. */
  label?: string;
  children: ReactNode;
}

/** A form with everything a form must have: pending state, errors in place, focus on the first one, drafts and a guard against loss. */
export function Form<Input extends FieldValues, Output extends FieldValues = Input>(props: FormProps<Input, Output>) {
  const {
    schema,
    defaults,
    onSubmit,
    errorText,
    fieldErrors,
    errorSummary,
    draftKey,
    secret,
    onDirtyChange,
    onEdit,
    label,
    children,
  } = props;
  const summaryId = useId();
  const place = useRef<HTMLFormElement>(null);
  const [errorCount, setErrorCount] = useState(0);
  const [secrets] = useState(() => new Set(secret));
  const [initial] = useState<Input>(() => ({ ...defaults, ...(draftKey === undefined ? {} : readDraft(draftKey)) }));
  const form = useHookForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: initial as DefaultValues<Input>,
    mode: 'onTouched',
    // The library does it twice, the second time a task later: whoever typed the first field right by then was taken to the next.
    shouldFocusError: false,
    errors: useMemo(() => serverErrors<Input>(fieldErrors), [fieldErrors]),
  });
  const { isDirty } = form.formState;

  const edited = useRef(onEdit);
  useEffect(() => {
    edited.current = onEdit;
  });
  useEffect(() => {
    const subscription = form.watch((values) => {
      if (draftKey !== undefined) writeDraft(draftKey, values, secrets);
      edited.current?.(values as Partial<Input>);
    });
    return () => subscription.unsubscribe();
  }, [form, draftKey, secrets]);
  useDirtyGuard(isDirty, onDirtyChange);

  const surroundings = useMemo<FormSurroundings>(
    () => ({ errorText, keepSecret: (name) => void secrets.add(name) }),
    [errorText, secrets],
  );
  const submit = form.handleSubmit(
    async (values) => {
      setErrorCount(0);
      await onSubmit(values);
    },
    (errors) => {
      setErrorCount(Object.keys(errors).length);
      focusFirst(place.current, errors);
    },
  );
  return (
    <FormContext value={surroundings}>
      <FormProvider {...form}>
        <form
          ref={place}
          noValidate
          className="form"
          data-dirty={isDirty ? '' : undefined}
          aria-label={label}
          aria-describedby={summaryId}
          onSubmit={(event) => void submit(event)}
        >
          {children}
          <p id={summaryId} role="status" className="sr-only">
            {errorCount > 0 && errorSummary(errorCount)}
          </p>
        </form>
      </FormProvider>
    </FormContext>
  );
}

/** The first as the eye meets them, which the order of the schema need not be. */
function focusFirst(form: HTMLFormElement | null, errors: FieldErrors<Record<string, string>>): void {
  const names = Array.from(form?.elements ?? [], (element) => element.getAttribute('name') ?? '');
  const refused = names.map((name) => errors[name]).find((error) => error !== undefined);
  refused?.ref?.focus?.();
}

/** Server sentences in the form library's shape, marked so that they are shown as they came. */
function serverErrors<Input extends FieldValues>(sentences: Readonly<Record<string, string>> = {}): FieldErrors<Input> {
  const rows = Object.entries(sentences).map(([name, message]) => [name, { type: 'server', message }] as const);
  return Object.fromEntries(rows) as FieldErrors<Input>;
}

/** Asks before the page is left with something typed. */
function useDirtyGuard(isDirty: boolean, onDirtyChange: ((isDirty: boolean) => void) | undefined): void {
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
