import { FieldFrame, type FieldTexts, useFieldIds } from './field-frame';

/** The room of a field whose code is not there yet: as high as the field, so that nothing moves when it comes (R0.100). */
export function FieldRoom({ label, description, error }: FieldTexts) {
  const ids = useFieldIds({ description, error });
  return (
    <FieldFrame label={label} description={description} error={error} ids={ids}>
      <div className="control-face">
        {/* The button of the field, which on a phone is higher than a low brand's text. */}
        <span className="icon-button" />
      </div>
    </FieldFrame>
  );
}
