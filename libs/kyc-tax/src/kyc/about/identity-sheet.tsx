import { query, useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Answer, BankForm, fieldMessage, useNotify } from '@bank/kit';
import { documentCategory, documentTypesList, type CustomerDocumentType } from '@bank/protocol/documents';
import { type KycInfo, kycInfoGet, kycInfoUpdate } from '@bank/protocol/kyc-info';
import { personalInfoGet } from '@bank/protocol/profile';
import { Dialog, FormSelect, FormSubmit, FormTextField } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';

export interface IdentitySheetProps {
  identities: KycInfo['identities'];
  onClose(): void;
}

/** The number on an identity document. It is kept nowhere but in the bank, so a closed sheet forgets it. */
export function IdentitySheet(props: IdentitySheetProps) {
  const t = useText();
  const list = useQuery(query(documentTypesList));
  return (
    <Dialog
      isOpen
      size="sheet"
      title={<Text id="kyc-tax.about.number" />}
      closeLabel={t('kit.close')}
      onClose={props.onClose}
    >
      <Answer of={list} rows={2}>
        {({ categories }) => (
          <NumberForm
            {...props}
            types={categories.find(({ id }) => id === documentCategory.identity)?.customerDocumentTypes ?? []}
          />
        )}
      </Answer>
    </Dialog>
  );
}

const missing = fieldMessage('kit.field.missing');
const schema = z.object({
  typeId: z.string().check(z.minLength(1, missing)),
  number: z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(40, fieldMessage('kit.field.tooLong'))),
});
/** The fields by the bank's names for them. */
const FIELDS = { 'identity.typeId': 'typeId', 'identity.number': 'number' } as const;

function NumberForm({ identities, types, onClose }: IdentitySheetProps & { types: readonly CustomerDocumentType[] }) {
  const t = useText();
  const notify = useNotify();
  const { run, failure } = useCall(kycInfoUpdate, { invalidates: [kycInfoGet, personalInfoGet] });
  const accepted = identities.filter(({ status }) => status === 'validated').map(({ typeId }) => typeId);
  const open = types.filter(({ id }) => !accepted.includes(id));
  return (
    <BankForm
      schema={schema}
      defaults={{ typeId: String(identities[0]?.typeId ?? open[0]?.id ?? ''), number: '' }}
      fieldOf={FIELDS}
      failure={failure}
      label={t('kyc-tax.about.number')}
      onSubmit={({ typeId, number }) =>
        run({ identity: { typeId: Number(typeId), number } }).then(
          () => {
            notify({ severity: 'success', title: t('kit.stated.saved'), isPassing: true });
            onClose();
          },
          () => undefined,
        )
      }
    >
      <FormSelect
        name="typeId"
        label={t('kit.papers.kind')}
        items={open.map(({ id, name }) => ({ id: String(id), label: name }))}
      />
      <FormTextField
        name="number"
        label={t('kyc-tax.about.number')}
        description={<Text id="kyc-tax.about.numberHelp" />}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className="form-actions">
        <FormSubmit>
          <Text id="kyc-tax.about.save" />
        </FormSubmit>
      </div>
    </BankForm>
  );
}
