import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { type EmailAddress, emailsGet } from '@bank/protocol/profile-emails';
import { FormSelect } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { OWN_SENDER } from './p2p-values';

/** The addresses beside the one to sign in with that a payee may see: confirmed ones. */
const furtherSenders = (emails: readonly EmailAddress[], ownEmail: string): readonly EmailAddress[] =>
  emails.filter(({ email, isConfirmed }) => isConfirmed && email !== ownEmail.toLowerCase());

/** Which of the customer's addresses the payee sees (R2.7.4); nothing where there is one. */
export function SenderField({ ownEmail }: { ownEmail: string }) {
  const t = useText();
  const { data } = useQuery(query(emailsGet));
  const further = furtherSenders(data?.emails ?? [], ownEmail);
  if (further.length === 0) return null;
  return (
    <FormSelect
      name="fromEmailId"
      label={t('transfers.p2p.sender')}
      items={[
        { id: OWN_SENDER, label: ownEmail },
        ...further.map(({ emailId, email }) => ({ id: String(emailId), label: email })),
      ]}
    />
  );
}
