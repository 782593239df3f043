import { ApiFailure } from '@bank/api-client';
import { useStrays } from '@bank/ui';
import { FailureNote } from '../failure/failure-note';
import { IntoView } from './into-view';

interface StrayNoteProps {
  /** Why the call of the form was refused. */
  failure?: ApiFailure | null;
  /** Its sentences by the form's names of the fields. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** The call would have moved money; see failureText. */
  money?: boolean;
}

/** Over a form: why it was refused, unless a field on the page says it (R0.121). In a long form it comes into view. */
export function StrayNote({ failure = null, fields = {}, money = false }: StrayNoteProps) {
  const strays = useStrays();
  const shown = strayFailure(failure, fields, strays);
  const said = shown && [shown.kind, ...shown.messages].join(' ');
  return (
    shown && (
      <IntoView key={said} of={failure}>
        <FailureNote failure={shown} money={money} />
      </IntoView>
    )
  );
}

type Sentences = Readonly<Record<string, string>>;

/** The part of a refusal that no field on the page says; null where the fields say all of it. */
function strayFailure(failure: ApiFailure | null, fields: Sentences, strays: Sentences): ApiFailure | null {
  if (failure && Object.keys(fields).every((path) => path in strays)) return failure;
  const messages = [...new Set(Object.values(strays))];
  return messages.length > 0 ? new ApiFailure(failure?.kind ?? 'verify', { messages, fields: strays }) : null;
}
