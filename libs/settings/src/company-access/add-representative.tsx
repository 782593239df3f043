import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { BankForm, fieldMessage, neededName, positionWord } from '@bank/kit';
import { isMailbox } from '@bank/protocol';
import { potentialUsers, representativeAdd } from '@bank/protocol/company';
import { Dialog, FormSelect, FormSubmit, FormTextField } from '@bank/ui';
import { minLength, object, refine, string, trim } from 'zod/mini';
import { POSITION_CHOICES } from './access-rules';

const name = neededName(60, fieldMessage('settings.people.nameMissing'));
const schema = object({
  typeId: string().check(minLength(1, fieldMessage('settings.people.positionMissing'))),
  firstName: name,
  lastName: name,
  email: string().check(trim(), refine(isMailbox, fieldMessage('settings.people.emailError'))),
});

/** Adds a person with their position. Access comes later, by an invitation. */
export function AddRepresentative({ onClose }: { onClose(): void }) {
  const t = useText();
  const add = useCall(representativeAdd, { invalidates: [potentialUsers] });
  return (
    <Dialog isOpen onClose={onClose} size="sheet" title={t('settings.people.addTitle')} closeLabel={t('kit.close')}>
      <BankForm
        schema={schema}
        defaults={{ typeId: '', firstName: '', lastName: '', email: '' }}
        onSubmit={({ typeId, ...person }) =>
          add.run({ ...person, typeId: Number(typeId) }).then(onClose, () => undefined)
        }
        failure={add.failure}
      >
        <FormSelect
          name="typeId"
          label={t('settings.people.position')}
          placeholder={t('kit.field.choose')}
          items={POSITION_CHOICES.map((typeId) => ({ id: String(typeId), label: t(positionWord(typeId)) }))}
        />
        <FormTextField name="firstName" label={t('settings.people.firstName')} autoComplete="off" maxLength={60} />
        <FormTextField name="lastName" label={t('settings.people.lastName')} autoComplete="off" maxLength={60} />
        <FormTextField
          name="email"
          type="email"
          label={t('settings.people.email')}
          autoComplete="off"
          maxLength={254}
        />
        <FormSubmit>
          <Text id="settings.people.addSave" />
        </FormSubmit>
      </BankForm>
    </Dialog>
  );
}
