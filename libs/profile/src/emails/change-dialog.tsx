import { ApiFailure, call } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import {
  setPrimaryEmail,
  usernameChangeCancel,
  usernameChangeConfirm,
  usernameChangeRequests,
  type EmailAddress,
  type UsernameChange,
} from '@bank/protocol/profile-emails';
import { Dialog } from '@bank/ui';
import { useState } from 'react';
import { ChangeCodes, type TypedCodes } from './change-codes';
import { ChangePassword } from './change-password';

export interface ChangeDialogProps {
  /** The address to log in with from then on. */
  email: EmailAddress;
  /** The change to this address that waits for its codes already. */
  pending: UsernameChange | undefined;
  /** Refetches the changes. */
  onChanged(): Promise<void>;
  onDone(): void;
  onClose(): void;
}

/** The ids of changes say nothing about their order. */
const newerOf = (one: UsernameChange | null, other: UsernameChange | undefined): UsernameChange | null =>
  one && other && other.createdAt <= one.createdAt ? one : (other ?? one);

/**
 * Moves the sign-in to another address (R0.53): the password, and then the code that went there, beside that of the second factor. The user
 * can close it and come back to the codes, also after a reload; the password is kept for as long as the dialog is open, and nowhere else.
 */
export function ChangeDialog({ email: { emailId, email }, pending, onChanged, onDone, onClose }: ChangeDialogProps) {
  const t = useText();
  const [password, setPassword] = useState<string | null>(null);
  const [begun, setBegun] = useState<UsernameChange | null>(null);
  const [isAtPassword, setAtPassword] = useState(pending === undefined);
  const [wasResent, setResent] = useState(false);
  const change = newerOf(begun, pending);

  const begin = async (typed: string) => {
    const { usernameChange } = await call(setPrimaryEmail, { emailId, password: typed });
    if (usernameChange === null) return onDone();
    setPassword(typed);
    setBegun(usernameChange);
    setAtPassword(false);
    void onChanged();
  };
  const resend = async () => {
    // After a reload nothing but the customer knows it.
    if (password === null) return setAtPassword(true);
    try {
      await begin(password);
      setResent(true);
    } catch (failure) {
      setPassword(null);
      throw failure;
    }
  };
  const confirm = async (requestId: string, codes: TypedCodes) => {
    try {
      await call(usernameChangeConfirm, { requestId, ...codes });
    } catch (failure) {
      // The answer may have been lost, now or at the press before: the bank says whether the address has changed.
      if (!isAboutCodes(failure) && (await isMade(requestId))) return onDone();
      throw failure;
    }
    onDone();
  };

  if (isAtPassword || change === null) {
    return (
      <Dialog
        key="password"
        isOpen
        title={<Text id="profile.change.title" />}
        closeLabel={t('kit.close')}
        onClose={onClose}
      >
        <ChangePassword email={email} begin={begin} />
      </Dialog>
    );
  }
  const { requestId, factorSentTo } = change;
  return (
    <Dialog key="codes" isOpen title={<Text id="profile.change.title" />} closeLabel={t('kit.close')} onClose={onClose}>
      <ChangeCodes
        key={requestId}
        sentTo={email}
        factorSentTo={factorSentTo}
        wasJustSent={password !== null}
        wasResent={wasResent}
        confirm={(codes) => confirm(requestId, codes)}
        resend={resend}
        giveUp={async () => {
          await call(usernameChangeCancel, { requestId });
          await onChanged();
          onClose();
        }}
      />
    </Dialog>
  );
}

const ABOUT_CODES: ReadonlySet<string | undefined> = new Set(['codeWrong', 'codeUsedUp', 'codesClosed', 'emailTaken']);

/** The bank has looked at the codes and said no: the change was not made before. */
const isAboutCodes = (failure: unknown): boolean => failure instanceof ApiFailure && ABOUT_CODES.has(failure.reason);

async function isMade(requestId: string): Promise<boolean> {
  const { requests } = await call(usernameChangeRequests).catch(() => ({ requests: [] }));
  return requests.some((one) => one.requestId === requestId && one.status === 'active');
}
