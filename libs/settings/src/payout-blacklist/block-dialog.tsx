import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { BankForm, fieldMessage, useNotify } from '@bank/kit';
import { blackListAdd, blackListDelete, blackListGet } from '@bank/protocol/settings';
import { Dialog, FormSubmit, FormTextField } from '@bank/ui';
import { maxLength, object, refine, string, trim } from 'zod/mini';
import { blockTypeOf } from './block-type';

const schema = object({
  payee: string().check(
    trim(),
    refine((text) => blockTypeOf(text) !== null, fieldMessage('settings.blocked.payeeError')),
  ),
  note: string().check(trim(), maxLength(140)),
});

/** Blocks a payee. One field takes an address or an account number, which the text itself tells apart. */
export function BlockDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const notify = useNotify();
  const remove = useCall(blackListDelete, { invalidates: [blackListGet] });
  const add = useCall(blackListAdd, { invalidates: [blackListGet] });
  const block = async ({ payee, note }: { payee: string; note: string }) => {
    const blockType = blockTypeOf(payee) ?? 'email';
    const done = await add.run({ email: payee, blockType, note }).then(
      () => true,
      () => false,
    );
    if (!done) return;
    // R2.8.4: the message names the added address.
    notify({
      severity: 'success',
      title: t('settings.blocked.done', { payee }),
      body: '',
      undo: () => void remove.run({ email: payee }).catch(() => undefined),
    });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} size="sheet" title={t('settings.blocked.addTitle')} closeLabel={t('kit.close')}>
      <BankForm
        schema={schema}
        defaults={{ payee: '', note: '' }}
        onSubmit={block}
        failure={add.failure}
        fieldOf={{ email: 'payee' }}
      >
        <FormTextField
          name="payee"
          label={t('settings.blocked.payee')}
          description={t('settings.blocked.payeeHelp')}
          autoComplete="off"
          maxLength={254}
        />
        <FormTextField
          name="note"
          label={t('settings.blocked.note')}
          description={t('settings.blocked.noteHelp')}
          maxLength={140}
        />
        <FormSubmit>
          <Text id="settings.blocked.save" />
        </FormSubmit>
      </BankForm>
    </Dialog>
  );
}
