import type { ApiFailure } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { asFailure, FailureNote } from '@bank/kit';
import { Banner, Button, CodeField, Dialog } from '@bank/ui';
import { type ReactNode, type SubmitEvent, useState } from 'react';

const CODE_LENGTH = 6;

type Work = 'confirm' | 'resend' | 'giveUp';

interface CodeDialogProps {
  title: ReactNode;
  /** Where the code went and what it does. */
  children: ReactNode;
  confirm(code: string): Promise<unknown>;
  resend(): Promise<unknown>;
  /** Takes back what the code was for; closing alone does not. */
  giveUp?(): Promise<unknown>;
  onDone(): void;
  onClose(): void;
}

/** The code that went to an address; closing keeps everything as it is, and one can come back. */
export function CodeDialog({ title, children, confirm, resend, giveUp, onDone, onClose }: CodeDialogProps) {
  const t = useText();
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const [work, setWork] = useState<Work | null>(null);
  const [wasResent, setResent] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  // Changes of security have their code in a field of another name.
  const atField = failure?.fields?.['confirmationCode'] ?? failure?.fields?.['code'];

  const doing = async (kind: Work, step: () => Promise<unknown>) => {
    if (work) return;
    setWork(kind);
    setFailure(null);
    setResent(false);
    try {
      await step();
      if (kind === 'confirm') onDone();
      else if (kind === 'resend') setResent(true);
    } catch (error) {
      setFailure(asFailure(error));
    } finally {
      setWork(null);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setShort(code.length < CODE_LENGTH);
    if (code.length === CODE_LENGTH) void doing('confirm', () => confirm(code));
  };

  return (
    <Dialog isOpen title={title} closeLabel={t('profile.close')} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <p>{children}</p>
        {wasResent && (
          <Banner tone="positive">
            <Text id="profile.code.resent" />
          </Banner>
        )}
        {atField === undefined && <FailureNote failure={failure} />}
        <CodeField
          label={t('profile.code.label')}
          length={CODE_LENGTH}
          value={code}
          onChange={setCode}
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the dialog exists for this field: focus moves into it anyway
          autoFocus
          error={isShort && code.length < CODE_LENGTH ? t('profile.code.short', { count: CODE_LENGTH }) : atField}
        />
        <Button type="submit" pending={work === 'confirm'}>
          <Text id="profile.code.confirm" />
        </Button>
        <Button variant="quiet" pending={work === 'resend'} onClick={() => void doing('resend', resend)}>
          <Text id="profile.code.resend" />
        </Button>
        {giveUp && (
          <Button variant="quiet" pending={work === 'giveUp'} onClick={() => void doing('giveUp', giveUp)}>
            <Text id="profile.change.giveUp" />
          </Button>
        )}
      </form>
    </Dialog>
  );
}
