import { Text, useText } from '@bank/i18n';
import {
  BankForm,
  CODE_LENGTH,
  FailureNote,
  fieldMessage,
  RESEND_AFTER_S,
  ResendRow,
  useAttempt,
  useCountdown,
} from '@bank/kit';
import { Banner, Button, FormSubmit } from '@bank/ui';
import * as z from 'zod/mini';
import { SentCode } from './sent-code';
import { useFirstField } from './use-first-field';

const code = z
  .string()
  .check(
    z.minLength(1, fieldMessage('kit.code.missing')),
    z.minLength(CODE_LENGTH, fieldMessage('kit.code.short', { count: CODE_LENGTH })),
  );

/** The codes as the call takes them; without a second factor there is one. */
export interface TypedCodes {
  confirmationCode: string;
  factorCode?: string;
}

const oneCode = z.object({ confirmationCode: code });
const twoCodes = z.object({ confirmationCode: code, factorCode: code });

interface ChangeCodesProps {
  /** The new address. */
  sentTo: string;
  /** Where the code of the second factor went, masked; null for a user who has none. */
  factorSentTo: string | null;
  /** They are on their way, so that others may be asked for only after a wait. */
  wasJustSent: boolean;
  /** They take the place of others. */
  wasResent: boolean;
  confirm(codes: TypedCodes): Promise<unknown>;
  resend(): Promise<unknown>;
  /** Takes back the change; closing the dialog keeps it. */
  giveUp(): Promise<unknown>;
}

/** The codes that a new sign-in address waits for (R0.53), each in its own field with what the bank says about it. */
export function ChangeCodes(props: ChangeCodesProps) {
  const { sentTo, factorSentTo, wasJustSent, wasResent, confirm, resend, giveUp } = props;
  const t = useText();
  const place = useFirstField();
  const confirming = useAttempt();
  const resending = useAttempt();
  const { secondsLeft } = useCountdown(wasJustSent ? RESEND_AFTER_S : 0);
  const isSingle = factorSentTo === null;
  const email = <b className="break-all">{sentTo}</b>;

  const submit = async (codes: TypedCodes) => {
    resending.clear();
    if (!resending.isPending) await confirming.run(() => confirm(codes));
  };
  const again = async () => {
    if (confirming.isPending) return;
    confirming.clear();
    await resending.run(resend);
  };

  return (
    <div ref={place} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <BankForm
        schema={isSingle ? oneCode : twoCodes}
        defaults={isSingle ? { confirmationCode: '' } : { confirmationCode: '', factorCode: '' }}
        label={t('profile.change.title')}
        failure={confirming.failure ?? resending.failure}
        onSubmit={submit}
      >
        <p>
          <Text id={isSingle ? 'profile.change.body' : 'profile.change.bodyTwo'} values={{ email }} />
        </p>
        {wasResent && (
          <Banner tone="positive">
            <Text id={isSingle ? 'kit.code.resent' : 'profile.change.resent'} />
          </Banner>
        )}
        <SentCode name="confirmationCode" sentTo={sentTo} />
        {factorSentTo !== null && <SentCode name="factorCode" sentTo={factorSentTo} />}
        <FormSubmit pendingLabel={<Text id="kit.confirming" />}>
          <Text id="kit.confirm" />
        </FormSubmit>
      </BankForm>
      <GiveUp run={giveUp} />
      <ResendRow
        resend={isSingle ? 'kit.code.resend' : 'profile.change.resend'}
        onResend={() => void again()}
        isPending={resending.isPending}
        secondsLeft={secondsLeft}
      />
    </div>
  );
}

function GiveUp({ run }: { run(): Promise<unknown> }) {
  const attempt = useAttempt();
  return (
    <>
      <FailureNote failure={attempt.failure} />
      <Button variant="quiet" pending={attempt.isPending} onClick={() => void attempt.run(run)}>
        <Text id="profile.change.giveUp" />
      </Button>
    </>
  );
}
