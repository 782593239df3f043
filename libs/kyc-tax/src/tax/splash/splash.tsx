import { serverNow } from '@bank/api-client';
import { Text, useFormat, type MessageId } from '@bank/i18n';
import { Page } from '@bank/kit';
import { paths } from '@bank/paths';
import { putTaxOff } from '@bank/session';
import { useCustomer } from '@bank/session/calls';
import { Button, buttonClass } from '@bank/ui';
import { Clock, IdCard, Landmark, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';

/** What a splash says differently to a person and about a company. */
interface SplashTexts {
  title: MessageId;
  why: MessageId;
  rejected: MessageId;
  time: MessageId;
  /** With the `{number}` to have at hand. */
  have: MessageId;
  /** With the `{date}` of the end. */
  until: MessageId;
  /** With the `{date}` of an end that has passed. */
  over: MessageId;
}

interface SplashProps {
  texts: SplashTexts;
  /** What the country calls its tax number. */
  number: string;
  /** The address of the form; null for a user who may not sign. */
  begin: string | null;
  /** What of the certification was not accepted, in place of the facts: little is asked, and of what they know. */
  again?: ReactNode;
  /** Further facts. */
  children?: ReactNode;
}

/** Why the bank asks, how long it takes and what to have at hand. The user can put it off until its end (R0.115). */
export function Splash({ texts, number, begin, again, children }: SplashProps) {
  const { customer, access } = useCustomer();
  const dueAt = access.taxCertificationDueAt;
  const isDue = dueAt !== null && Date.parse(dueAt) <= serverNow(Date.now());
  const isRejected = access.taxResidencySelfCertificationDocumentStatus === 'rejected';
  return (
    <Page title={texts.title} lead={<Text id={isRejected ? texts.rejected : texts.why} />} width="form">
      {again ?? (
        <ul className="grid gap-5">
          <Fact icon={Landmark}>
            <Text id="kyc-tax.tax.splash.law" />
          </Fact>
          <Fact icon={Clock}>
            <Text id={texts.time} />
          </Fact>
          <Fact icon={IdCard}>
            <Text id={texts.have} values={{ number }} />
          </Fact>
          {children}
        </ul>
      )}
      <div className="page-actions">
        {begin !== null && (
          <Link to={begin} className={buttonClass()}>
            <Text id="kyc-tax.tax.splash.begin" />
          </Link>
        )}
        {!isDue && <Later customerId={customer.customerId} />}
      </div>
      <Until dueAt={dueAt} text={isDue ? texts.over : texts.until} />
    </Page>
  );
}

export function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <Icon aria-hidden="true" className="text-accent mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </li>
  );
}

function Later({ customerId }: { customerId: number }) {
  const navigate = useNavigate();
  return (
    <Button
      variant="secondary"
      onClick={() => {
        putTaxOff(customerId);
        void navigate(paths.root.to(), { replace: true });
      }}
    >
      <Text id="kyc-tax.tax.splash.later" />
    </Button>
  );
}

/** The end is told from two weeks before it on; before that there is no hurry. */
const TOLD_BEFORE_MS = 14 * 86_400_000;

function Until({ dueAt, text }: { dueAt: string | null; text: MessageId }) {
  const format = useFormat();
  if (dueAt === null || Date.parse(dueAt) - serverNow(Date.now()) > TOLD_BEFORE_MS) return null;
  return (
    <p className="text-muted text-sm">
      <Text id={text} values={{ date: format.date(dueAt, 'day') }} />
    </p>
  );
}
