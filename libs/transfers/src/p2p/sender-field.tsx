import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { type EmailAddress, emailsGet } from '@bank/protocol/profile-emails';
import { useCustomer } from '@bank/session/calls';
import { FormSelect } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { OWN_SENDER } from './p2p-values';

/** The addresses beside the one that a payee sees without a choice that they may see instead: confirmed ones. */
const furtherSenders = (emails: readonly EmailAddress[], usual: string): readonly EmailAddress[] =>
  emails.filter(({ email, isConfirmed }) => isConfirmed && email !== usual.toLowerCase());

const primaryOf = (emails: readonly EmailAddress[]) => emails.find(({ isPrimary }) => isPrimary)?.email;

/** Which of the customer's addresses the payee sees (R2.7.4); nothing where there is one. */
export function SenderField({ ownEmail }: { ownEmail: string }) {
  const t = useText();
  const { isAdmin, actingFor } = useCustomer().customer;
  const { data } = useQuery(query(emailsGet));
  const emails = data?.emails ?? [];
  // The bank names the customer and not the administrator who orders (R0.38).
  const usual = isAdmin && actingFor ? primaryOf(emails) : ownEmail;
  if (usual === undefined) return null;
  const further = furtherSenders(emails, usual);
  if (further.length === 0) return null;
  return (
    <FormSelect
      name="fromEmailId"
      label={t('transfers.p2p.sender')}
      items={[
        { id: OWN_SENDER, label: usual },
        ...further.map(({ emailId, email }) => ({ id: String(emailId), label: email })),
      ]}
    />
  );
}
