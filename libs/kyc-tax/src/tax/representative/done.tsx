import { call } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { SavingNote, useSaving } from '@bank/kit';
import { paths } from '@bank/paths';
import { representativeCertificate } from '@bank/protocol/tax-papers';
import { Button, buttonClass } from '@bank/ui';
import { CircleCheck, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

interface DoneProps {
  company: string;
  /** Opens the certificate for a quarter of an hour. */
  copy: string;
}

/** The bank has it; there is nothing more to do here, and the link opens nothing any more. */
export function Done({ company, copy }: DoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mx-auto grid max-w-lg gap-5 py-6">
      <CircleCheck aria-hidden="true" className="text-positive size-12" />
      <h1 ref={heading} tabIndex={-1} className="heading-face text-2xl outline-none">
        <Text id="kyc-tax.representative.done" />
      </h1>
      <p className="text-muted">
        <Text id="kyc-tax.representative.doneHelp" values={{ company }} />
      </p>
      <Copy copy={copy} />
      <Link to={paths.login.to()} className={buttonClass('secondary')}>
        <Text id="kyc-tax.representative.login" />
      </Link>
    </div>
  );
}

/** What was signed, to keep (R0.118). */
function Copy({ copy }: Pick<DoneProps, 'copy'>) {
  const saving = useSaving();
  const save = () =>
    saving.save('tax-certificate.pdf', (onProgress) => call(representativeCertificate, { copy }, { onProgress }));
  return (
    <div className="grid gap-2">
      <Button icon={<Download className="size-5" />} pending={saving.isPending} onClick={() => void save()}>
        <Text id="kyc-tax.representative.copy" />
      </Button>
      <p className="text-muted text-sm">
        <Text id="kyc-tax.representative.copyHelp" />
      </p>
      <SavingNote saving={saving} making={<Text id="kyc-tax.representative.copyFetching" />} />
    </div>
  );
}
