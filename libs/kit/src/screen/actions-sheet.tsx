import type { ApiFailure } from '@bank/api-client';
import { Text, useText, type MessageId } from '@bank/i18n';
import { Dialog } from '@bank/ui';
import type { ReactNode } from 'react';
import { FailureNote } from '../failure/failure-note';
import { Row, Rows } from './rows';
import { RowToken } from './row-token';

export interface SheetAction {
  label: MessageId;
  /** An icon of `lucide-react`. */
  icon: ReactNode;
  onPress(): void;
}

export interface ActionsSheetProps {
  /** The thing: an address, a number, a name. */
  title: ReactNode;
  /** Its state, in a sentence. */
  children?: ReactNode;
  actions: readonly SheetAction[];
  /** Why the last action did not work. */
  failure?: ApiFailure | null;
  onClose(): void;
}

/** What can be done with one thing of a list, where that is more than one thing: the row opens this. */
export function ActionsSheet({ title, children, actions, failure, onClose }: ActionsSheetProps) {
  const t = useText();
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t('kit.close')}>
      <div className="grid gap-3">
        {Boolean(children) && <div className="text-muted">{children}</div>}
        <FailureNote failure={failure} />
        <Rows kind="open">
          {actions.map(({ label, icon, onPress }) => (
            <Row key={label} token={<RowToken>{icon}</RowToken>} title={<Text id={label} />} onPress={onPress} />
          ))}
        </Rows>
      </div>
    </Dialog>
  );
}
