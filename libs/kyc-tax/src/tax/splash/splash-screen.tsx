import { prefetch, query, serverNow } from '@bank/api-client';
import { Text, useFormat } from '@bank/i18n';
import { Page } from '@bank/kit';
import { paths } from '@bank/paths';
import { taxCountry } from '@bank/protocol/tax-countries';
import { fatcaCrsCertificationPersonalGet } from '@bank/protocol/tax-personal';
import { putTaxOff } from '@bank/session';
import { useCustomer } from '@bank/session/calls';
import { Button, buttonClass } from '@bank/ui';
import { Clock, IdCard, Landmark, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';

export const handle = { title: 'kyc-tax.tax.title' } as const;

/** The form that follows reads it. */
export function loader() {
  prefetch(query(fatcaCrsCertificationPersonalGet));
  return null;
}

/** Why the bank asks, how long it takes and what to have at hand; it can be put off until its end (R1.4.14, R0.115). */
export function Component() {
  const { customer, access } = useCustomer();
  const { shortName } = taxCountry(customer.residenceCountryCode).tinPersonal;
  const dueAt = access.taxCertificationDueAt;
  const isDue = dueAt !== null && Date.parse(dueAt) <= serverNow(Date.now());
  const isRejected = access.taxResidencySelfCertificationDocumentStatus === 'rejected';
  return (
    <Page
      title="kyc-tax.tax.title"
      lead={<Text id={isRejected ? 'kyc-tax.tax.splash.rejected' : 'kyc-tax.tax.splash.why'} />}
      width="form"
    >
      <ul className="grid gap-5">
        <Fact icon={Landmark}>
          <Text id="kyc-tax.tax.splash.law" />
        </Fact>
        <Fact icon={Clock}>
          <Text id="kyc-tax.tax.splash.time" />
        </Fact>
        <Fact icon={IdCard}>
          <Text id="kyc-tax.tax.splash.have" values={{ number: shortName }} />
        </Fact>
      </ul>
      <div className="page-actions">
        <Link to={paths.certification.to()} className={buttonClass()}>
          <Text id="kyc-tax.tax.splash.begin" />
        </Link>
        {!isDue && <Later customerId={customer.customerId} />}
      </div>
      <Until dueAt={dueAt} isDue={isDue} />
    </Page>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
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

function Until({ dueAt, isDue }: { dueAt: string | null; isDue: boolean }) {
  const format = useFormat();
  if (dueAt === null || Date.parse(dueAt) - serverNow(Date.now()) > TOLD_BEFORE_MS) return null;
  const date = format.date(dueAt, 'day');
  return (
    <p className="text-muted text-sm">
      <Text id={isDue ? 'kyc-tax.tax.splash.over' : 'kyc-tax.tax.splash.until'} values={{ date }} />
    </p>
  );
}
