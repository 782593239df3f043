import { query, useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { BankForm, fieldMessage, useDebounced } from '@bank/kit';
import { isMailbox, mailboxKey } from '@bank/protocol';
import { addEmail, checkEmail, emailExistence, emailsGet, type EmailAddress } from '@bank/protocol/profile-emails';
import { useCustomer } from '@bank/session/calls';
import { Dialog, FormEmailField, FormSubmit, useFieldValue } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';

const schema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, fieldMessage('kit.field.missing')),
      z.maxLength(254, fieldMessage('kit.field.tooLong')),
      z.refine(isMailbox, fieldMessage('kit.field.email')),
    ),
});

interface AddEmailDialogProps {
  /** The bank has sent a code to the address. */
  onAdded(email: EmailAddress): void;
  onClose(): void;
}

export function AddEmailDialog({ onAdded, onClose }: AddEmailDialogProps) {
  const t = useText();
  const { run, failure } = useCall(addEmail, { invalidates: [emailsGet] });
  return (
    <Dialog isOpen title={<Text id="profile.email.add" />} closeLabel={t('kit.close')} onClose={onClose}>
      <BankForm
        schema={schema}
        defaults={{ email: '' }}
        label={t('profile.email.add')}
        failure={failure}
        onSubmit={async (values) => {
          await run(values).then(
            ({ email }) => onAdded(email),
            () => undefined,
          );
        }}
      >
        <FormEmailField name="email" label={t('profile.email.new')} description={<Existence />} />
        <FormSubmit>
          <Text id="kit.sendCode" />
        </FormSubmit>
      </BankForm>
    </Dialog>
  );
}

const SETTLED_MS = 600;

/**
 * Warns before sending when the address is a login already (R3.3.9). Answers are cached (R3.4.3). Without an answer the bank refuses
 * the address when the user adds it.
 */
function Existence() {
  const { customer } = useCustomer();
  const typed = mailboxKey(String(useFieldValue('email')));
  const email = useDebounced(typed, SETTLED_MS);
  const isAskable = email === typed && isMailbox(email) && email !== mailboxKey(customer.login.email);
  const { data, isFetching } = useQuery({
    ...query(checkEmail, { email }, { lazy: true }),
    enabled: isAskable,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const isKnown = isAskable && data !== undefined && data.status !== emailExistence.free;
  return (
    <span role="status">
      <Text id={isFetching ? 'profile.email.checking' : isKnown ? 'profile.email.taken' : 'profile.email.newHelp'} />
    </span>
  );
}
