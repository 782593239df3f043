import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { BankForm, neededName } from '@bank/kit';
import { type HistoryView, historyViewList, historyViewSave } from '@bank/protocol/history-remarks';
import { Dialog, FormSubmit, FormTextField } from '@bank/ui';
import { object } from 'zod/mini';
import type { ViewFilter } from './view-rules';

const MAX = 40;
const schema = object({ name: neededName(MAX) });

type ViewNameDialogProps = { onClose(): void } & (
  | { /** The filters that get a name. */ filter: ViewFilter; view?: never }
  | { /** The view that gets another one. */ view: HistoryView; filter?: never }
);

/** The name of a view, when it is saved and when it is renamed. */
export function ViewNameDialog({ view, filter, onClose }: ViewNameDialogProps) {
  const t = useText();
  const { run, failure } = useCall(historyViewSave, { invalidates: [historyViewList] });
  const save = async ({ name }: { name: string }) => {
    const done = await run({ name, ...(view ? { viewId: view.viewId } : { filter }) }).then(
      () => true,
      () => false,
    );
    if (done) onClose();
  };
  return (
    <Dialog
      isOpen
      title={<Text id={view ? 'history.renameView' : 'history.saveView'} />}
      closeLabel={t('kit.close')}
      onClose={onClose}
    >
      <BankForm schema={schema} defaults={{ name: view?.name ?? '' }} failure={failure} onSubmit={save}>
        <FormTextField name="name" label={t('history.viewName')} maxLength={MAX} autoComplete="off" />
        <FormSubmit>
          <Text id="history.save" />
        </FormSubmit>
      </BankForm>
    </Dialog>
  );
}
