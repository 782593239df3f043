import { Text, type MessageId } from '@bank/i18n';
import { Answer, Page, statusDisplay, SupportNumber, Together, useVerification, type Verification } from '@bank/kit';
import { paths } from '@bank/paths';
import { useCustomer } from '@bank/session/calls';
import { buttonClass } from '@bank/ui';
import { CircleCheck, Hourglass, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LONG_WORDS } from './long-words';

interface StatusPageProps {
  title: MessageId;
  /** What the requirements are read from: they and what stands below them come together. */
  waitsFor?: readonly { isLoading: boolean }[];
  /** The requirements, if any. */
  children(verification: Verification): ReactNode;
}

/** The frame of both screens: the status in words, the missing documents, and the support number. */
export function StatusPage({ title, waitsFor = [], children }: StatusPageProps) {
  const verification = useVerification();
  const { status, error, refetch } = verification;
  return (
    <Page title={title}>
      <Answer of={{ data: status, error, refetch }} rows={4}>
        {(known) => (
          <>
            <WhereItStands status={known} />
            <Together of={waitsFor} rows={3}>
              {children(verification)}
              <CallUs />
            </Together>
          </>
        )}
      </Answer>
    </Page>
  );
}

function WhereItStands({ status }: { status: NonNullable<Verification['status']> }) {
  const { customer } = useCustomer();
  const { isWarning, link } = statusDisplay(status, customer.customerType);
  const { title, description } = LONG_WORDS[status];
  const Icon = isWarning ? ShieldAlert : status === 'CHECKED' ? CircleCheck : Hourglass;
  const tone = isWarning ? 'tone-warning' : status === 'CHECKED' ? 'tone-positive' : 'tone-info';
  return (
    <div className="mobile:flex-row mt-2 flex max-w-2xl flex-col gap-x-5 gap-y-2">
      <span className={`state-icon mb-0 size-12 shrink-0 ${tone}`}>
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <div className="grid gap-1.5" role="status">
        <h2 className="heading-face text-lg">
          <Text id={title} />
        </h2>
        <p className="text-muted max-w-prose">
          <Text id={description} />
        </p>
        {status === 'CHECKED' && (
          <div className="mt-3">
            <Link to={paths.home.to()} className={buttonClass('secondary')}>
              <Text id="kit.popup.goHome" />
            </Link>
          </div>
        )}
        {link?.to === paths.profile.to() && (
          <div className="mt-3">
            <Link to={link.to} className={buttonClass()}>
              <Text id="kit.verification.link.profile" />
            </Link>
          </div>
        )}
      </div>
    </div>
  );
}

function CallUs() {
  return (
    <p className="text-muted text-sm">
      <Text id="kyc-tax.help" values={{ number: <SupportNumber key="number" /> }} />
    </p>
  );
}
