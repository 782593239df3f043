import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

export interface FieldTexts {
  label: ReactNode;
  /** Help under the field; an error takes its place. */
  description?: ReactNode;
  /** What is wrong and how to mend it; announced and tied to the field. */
  error?: ReactNode;
}

export interface FieldIds {
  id: string;
  describedBy: string | undefined;
  descriptionId: string;
  errorId: string;
  invalid: boolean;
}

/** The ids that tie a control to its label, help and error. */
export function useFieldIds(
  { description, error }: Pick<FieldTexts, 'description' | 'error'>,
  given?: string,
): FieldIds {
  const made = useId();
  const id = given ?? made;
  const invalid = Boolean(error);
  const descriptionId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = (invalid && errorId) || (Boolean(description) && descriptionId) || undefined;
  return { id, describedBy, descriptionId, errorId, invalid };
}

interface FieldFrameProps extends FieldTexts {
  ids: FieldIds;
  /** Beside the label, e.g. a "Forgotten?" link or a counter. */
  aside?: ReactNode;
  /** The control draws its label itself. */
  isBare?: boolean;
  children: ReactNode;
}

/** Label above, control, then the error in its place, then help. */
export function FieldFrame({ label, description, error, ids, aside, isBare = false, children }: FieldFrameProps) {
  return (
    <div className="field">
      {!isBare && (
        <div className="flex items-baseline justify-between gap-3">
          <label htmlFor={ids.id} className="field-label">
            {label}
          </label>
          {aside}
        </div>
      )}
      {children}
      <FieldNotes ids={ids} description={description} error={error} />
    </div>
  );
}

/** The error and the help of a control that draws its own label. */
export function FieldNotes({ ids, description, error }: Pick<FieldFrameProps, 'ids' | 'description' | 'error'>) {
  return (
    <>
      {/* Always in the page: a live region that appears together with its text is not announced everywhere. */}
      <div id={ids.errorId} aria-live="polite">
        {ids.invalid && (
          <p className="field-error">
            <CircleAlert className="mt-0.5 size-4 shrink-0" />
            <span>{error}</span>
          </p>
        )}
      </div>
      {Boolean(description) && !ids.invalid && (
        <p id={ids.descriptionId} className="text-muted text-sm">
          {description}
        </p>
      )}
    </>
  );
}
