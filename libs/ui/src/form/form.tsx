import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  FormProvider,
  get,
  useForm as useHookForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { type DraftChoice, readDraft, writeDraft } from './draft';
import { drawnFields } from './drawn-fields';
import { focusField, useFocusRefused } from './focus-field';
import { FormContext, type FormSurroundings } from './form-context';
import { loadingRelease } from './new-release';

export interface FormProps<Input extends FieldValues, Output extends FieldValues = Input> {
  /** Its messages are message ids, which `errorText` translates. */
  schema: ZodMiniType<Output, Input>;
  defaults: Input;
  /** While the promise is open the form is pending. Reject nothing here: show failures through `fieldErrors` or beside the form. */
  onSubmit: (values: Output) => unknown;
  errorText: (message: string) => ReactNode;
  /** Sentences of the server about single fields, by their paths: "city", "lines.0.price". */
  fieldErrors?: Readonly<Record<string, string>>;
  /** Announced after a refused submit: "2 fields need your attention". */
  errorSummary: (count: number) => string;
  /** Keeps the typed values in this tab under this key until `dropDraft(key)`, so that a reload loses nothing. */
  draftKey?: string;
  /** What was chosen before this form: fields that belong to it come back from the draft of the same choice only (R0.120). */
  draftOf?: DraftChoice;
  /** Fields that are never kept, besides passwords and codes. */
  secret?: readonly string[];
  /** Reports unsaved changes to the guard of in-app navigation; this form guards leaving the page itself. */
  onDirtyChange?: (isDirty: boolean) => void;
  /** Called on every change, e.g. to renew an idempotency key. */
  onEdit?: (values: Partial<Input>) => void;
  /** The form's accessible name, where the page has several. */
  label?: string;
  children: ReactNode;
}

/** A form with pending state, errors at their fields, focus on the first error, drafts, and a guard against loss. */
export function Form<Input extends FieldValues, Output extends FieldValues = Input>(props: FormProps<Input, Output>) {
  const {
    schema,
    defaults,
    onSubmit,
    errorText,
    fieldErrors,
    errorSummary,
    draftKey,
    draftOf,
    secret,
    onDirtyChange,
    onEdit,
    label,
    children,
  } = props;
  const summaryId = useId();
  const place = useRef<HTMLFormElement>(null);
  const sentFrom = useRef<Element>(null);
  const [wasRefused, setRefused] = useState(false);
  const [secrets] = useState(() => new Set(secret));
  const [initial] = useState<Input>(() => ({
    ...defaults,
    ...(draftKey === undefined ? {} : readDraft(draftKey, draftOf)),
  }));
  const [drawn] = useState(drawnFields);
  const form = useHookForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: initial as DefaultValues<Input>,
    mode: 'onTouched',
    // The library focuses a second time one task later, which would pull a fast typist to the next field.
    shouldFocusError: false,
    errors: useMemo(() => serverErrors<Input>(fieldErrors), [fieldErrors]),
  });
  const { isDirty, errors } = form.formState;
  const errorCount = wasRefused ? countOf(errors) : 0;

  const choice = draftOf?.choice;
  const edited = useRef(onEdit);
  useEffect(() => {
    edited.current = onEdit;
  });
  useEffect(() => {
    const subscription = form.watch((told) => {
      // A field that follows another one has changed by now, and what is told is from before it.
      if (draftKey !== undefined) writeDraft(draftKey, form.getValues(), secrets, choice);
      edited.current?.(told as Partial<Input>);
    });
    return () => subscription.unsubscribe();
  }, [form, draftKey, choice, secrets]);
  const isKept = draftKey !== undefined;
  useDirtyGuard(isDirty, isKept, onDirtyChange);
  useFocusRefused({ form: place, from: sentFrom }, fieldErrors);

  const surroundings = useMemo<FormSurroundings>(
    () => ({ errorText, keepSecret: (name) => void secrets.add(name), drawn, fieldErrors: fieldErrors ?? {} }),
    [errorText, secrets, drawn, fieldErrors],
  );
  useLayoutEffect(() => drawn.startOver(), [drawn, fieldErrors]);
  const submit = form.handleSubmit(
    async (values) => {
      setRefused(false);
      await onSubmit(values);
    },
    (refused) => {
      setRefused(true);
      // A field of a list is named by its path ("lines.0.price"), and so is its error.
      focusField(place.current, (path) => get(refused, path) !== undefined);
    },
  );
  return (
    <FormContext value={surroundings}>
      <FormProvider {...form}>
        <form
          ref={place}
          noValidate
          className="form"
          data-dirty={isDirty ? (isKept ? 'kept' : '') : undefined}
          aria-label={label}
          aria-describedby={summaryId}
          onSubmit={(event) => {
            sentFrom.current = document.activeElement;
            void submit(event);
          }}
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

/** How many fields are refused, with those in rows of lists. */
function countOf(errors: object): number {
  return Object.values(errors)
    .filter((error: unknown) => typeof error === 'object' && error !== null)
    .reduce((count: number, error: object) => count + ('type' in error ? 1 : countOf(error)), 0);
}

/** Sentences of the server in the form library's shape, marked so that they are shown unchanged. */
function serverErrors<Input extends FieldValues>(sentences: Readonly<Record<string, string>> = {}): FieldErrors<Input> {
  const rows = Object.entries(sentences).map(([name, message]) => [name, { type: 'server', message }] as const);
  return Object.fromEntries(rows) as FieldErrors<Input>;
}

/** Asks before the user leaves the page with unsaved input. @param isKept a draft brings it back */
function useDirtyGuard(
  isDirty: boolean,
  isKept: boolean,
  onDirtyChange: ((isDirty: boolean) => void) | undefined,
): void {
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isKept || !loadingRelease.hasBegun()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isKept]);
}
