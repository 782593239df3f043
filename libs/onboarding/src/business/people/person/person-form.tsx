import { useText } from '@bank/i18n';
import { BankForm } from '@bank/kit';
import type { PhoneCode } from '@bank/protocol/phones';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { business, useAnswers } from '../../answers';
import { SheetActions, useSheetDraft } from '../list/sheet-actions';
import { lostTaxIds, nextId, withPerson, withTaxId } from '../party';
import { askEmail } from '../users/taken-emails';
import { ContactFields, HomeFields, NameFields, TaxIdField } from './person-fields';
import { personSchema, type PersonValues } from './person-schema';
import type { PersonSheetProps } from './person-sheet';
import { personOf, valuesOf } from './person-values';
import { SourcesPart } from './sources-part';

interface PersonFormProps extends PersonSheetProps {
  codes: readonly PhoneCode[];
}

/** The fields of a person, and what keeps them. */
export function PersonForm({ id, codes, asksSources = false, onSaved, onClose }: PersonFormProps) {
  const t = useText();
  const client = useQueryClient();
  const answers = useAnswers();
  const { draftKey, idOnce, drop } = useSheetDraft('person', id);
  const schema = useMemo(() => {
    const today = new Date().toISOString().slice(0, 10);
    return personSchema(client, { codes, today, asksSources });
  }, [client, codes, asksSources]);
  const save = (values: PersonValues) => {
    const before = business.store.getState().answers;
    const own = idOnce(() => nextId(before, 'p'));
    business.keep({ ...withPerson(before, personOf(own, values)), ...withTaxId(before, own, values.taxId) });
    if (before.users.some((user) => user.id === own)) void askEmail(values.email);
    drop();
    onSaved(own);
  };
  return (
    <BankForm
      schema={schema}
      defaults={valuesOf(answers, id)}
      draftKey={draftKey}
      label={t('onboarding.people.details')}
      onSubmit={save}
    >
      <NameFields />
      <HomeFields />
      <ContactFields codes={codes} />
      {asksSources && <SourcesPart />}
      <TaxIdField isLost={id !== null && lostTaxIds(answers).includes(id)} />
      <SheetActions
        onCancel={() => {
          drop();
          onClose();
        }}
      />
    </BankForm>
  );
}
