import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { BankForm, fieldMessage } from '@bank/kit';
import { isMailbox } from '@bank/protocol';
import { exportSendToEmail, type ExportStatus } from '@bank/protocol/history-export';
import { useCustomer } from '@bank/session/calls';
import { Banner, Button, FormEmailField, FormSubmit } from '@bank/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';

const noEmail = fieldMessage('history.export.noEmail');
const schema = z.object({
  email: z.string().check(z.trim(), z.maxLength(254, noEmail), z.refine(isMailbox, noEmail)),
});

/** Sends a link to the file to an address of the user, who need not wait here. */
export function EmailExport({ status: { exportId, status } }: { status: ExportStatus }) {
  const t = useText();
  const { customer } = useCustomer();
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<{ email: string; isReady: boolean } | null>(null);
  const { run, failure } = useCall(exportSendToEmail);
  if (sentTo) {
    return (
      <Banner tone="positive">
        <Text
          id={sentTo.isReady ? 'history.export.sent' : 'history.export.willSend'}
          values={{ email: sentTo.email }}
        />
      </Banner>
    );
  }
  if (!isOpen) {
    return (
      <Button wide variant="secondary" icon={<Mail className="size-5" />} onClick={() => setOpen(true)}>
        <Text id="history.export.toEmail" />
      </Button>
    );
  }
  return (
    <BankForm
      schema={schema}
      defaults={{ email: customer.login.email }}
      label={t('history.export.toEmail')}
      failure={failure}
      onSubmit={({ email }) =>
        run({ exportId, email }).then(
          () => setSentTo({ email, isReady: status === 'ready' }),
          () => undefined,
        )
      }
    >
      <FormEmailField name="email" label={t('kit.email')} description={<Text id="history.export.emailHelp" />} />
      <FormSubmit variant="secondary">
        <Text id="history.export.send" />
      </FormSubmit>
    </BankForm>
  );
}
