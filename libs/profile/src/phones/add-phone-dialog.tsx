import { query, useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Answer, BankForm, fieldMessage, PhoneNumberField, phoneRead, sentNumber, usePrefixItems } from '@bank/kit';
import { addPhone, phoneCodes, type Phone, type PhoneCode } from '@bank/protocol/phones';
import { personalInfoGet } from '@bank/protocol/profile';
import { Dialog, FormSelect, FormSubmit } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';

interface AddPhoneDialogProps {
  /** ISO code of the preselected country. */
  countryCode: string;
  /** The bank has sent a code to the phone. */
  onAdded(phone: Phone): Promise<void>;
  onClose(): void;
}

/** One more phone: its country, and its number as people write it. */
export function AddPhoneDialog(props: AddPhoneDialogProps) {
  const t = useText();
  return (
    <Dialog
      isOpen
      isTall
      size="sheet"
      title={<Text id="profile.phone.add" />}
      closeLabel={t('kit.close')}
      onClose={props.onClose}
    >
      <Answer of={useQuery(query(phoneCodes, undefined, { lazy: true }))}>
        {({ phoneCodes: codes }) => <PhoneForm {...props} codes={codes} />}
      </Answer>
    </Dialog>
  );
}

const schemaFor = (codes: readonly PhoneCode[]) =>
  z
    .object({
      country: z.string().check(z.minLength(2, fieldMessage('kit.field.missing'))),
      number: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, fieldMessage('kit.field.missing')),
          z.maxLength(24, fieldMessage('kit.field.tooLong')),
        ),
    })
    .check(phoneRead({ country: 'country', number: 'number', codes, wrong: 'profile.form.phone' }));

function PhoneForm({ codes, countryCode, onAdded }: AddPhoneDialogProps & { codes: readonly PhoneCode[] }) {
  const t = useText();
  const { run, failure } = useCall(addPhone, { invalidates: [personalInfoGet] });
  const codeOf = (country: string) => codes.find((one) => one.countryCode === country);
  return (
    <BankForm
      schema={schemaFor(codes)}
      defaults={{ country: codeOf(countryCode)?.countryCode ?? '', number: '' }}
      label={t('profile.phone.add')}
      failure={failure}
      // The user chooses a country; the bank names its field after the prefix.
      fieldOf={{ countryCode: 'country' }}
      onSubmit={async ({ country, number }) => {
        const code = codeOf(country);
        const digits = code && sentNumber(number, code);
        if (!code || !digits) return;
        await run({ countryCode: code.phoneCode, number: digits }).then(
          ({ phone }) => onAdded(phone),
          () => undefined,
        );
      }}
    >
      <FormSelect
        name="country"
        label={t('profile.phone.country')}
        placeholder={t('kit.field.choose')}
        items={usePrefixItems(codes)}
      />
      <PhoneNumberField
        name="number"
        countryName="country"
        codes={codes}
        autoComplete="tel-national"
        label={t('kit.phoneNumber')}
        description={<Text id="profile.phone.numberHelp" />}
      />
      <FormSubmit>
        <Text id="kit.sendCode" />
      </FormSubmit>
    </BankForm>
  );
}
