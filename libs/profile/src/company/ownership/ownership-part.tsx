import { query } from '@bank/api-client';
import { isolated, type MessageId, Text, useLocale, useText } from '@bank/i18n';
import { Answer, Row, Rows, Section } from '@bank/kit';
import { isAmount } from '@bank/money';
import { paths } from '@bank/paths';
import { companyOwnershipGet, type Ownership } from '@bank/protocol/company-ownership';
import type { DocumentStatus } from '@bank/protocol/profile';
import { Avatar, Badge, Banner, buttonClass, type Tone } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

/** A share is a decimal text: as a unit it is formatted exactly, and not multiplied by 100. */
const PERCENT = { style: 'unit', unit: 'percent', maximumFractionDigits: 4 } as const;

/** Of the newest declaration that does not stand. */
const STATES: Readonly<Partial<Record<DocumentStatus, { text: MessageId; tone: Tone }>>> = {
  pending: { text: 'profile.ownership.waits', tone: 'info' },
  rejected: { text: 'profile.ownership.rejected', tone: 'danger' },
};

interface OwnershipPartProps {
  /** Whether the user may declare another ownership. */
  isManaged: boolean;
}

/** Who owns the company, as it declared it, and what the bank makes of a newer declaration (R0.162). */
export function OwnershipPart({ isManaged }: OwnershipPartProps) {
  const answer = useQuery(query(companyOwnershipGet));
  return (
    <Answer of={answer} rows={2}>
      {({ standing, newest }) => <Declared standing={standing} newest={newest} isManaged={isManaged} />}
    </Answer>
  );
}

function Declared({
  standing,
  newest,
  isManaged,
}: OwnershipPartProps & { standing: Ownership; newest: Ownership | null }) {
  const t = useText();
  const state = newest ? STATES[newest.status] : undefined;
  return (
    <Section
      title="profile.ownership.title"
      lead={<Text id="profile.ownership.lead" />}
      action={
        state && (
          <Badge tone={state.tone}>
            <Text id={state.text} />
          </Badge>
        )
      }
    >
      {standing.owners.length === 0 ? (
        <p className="text-muted">
          <Text id="profile.ownership.nobody" />
        </p>
      ) : (
        <Owners label={t('profile.ownership.title')} owners={standing.owners} />
      )}
      {newest?.status === 'rejected' && (
        <Banner tone="warning" title={<Text id="profile.ownership.rejectedTitle" />}>
          {newest.rejectReason === null ? <Text id="profile.ownership.again" /> : isolated(newest.rejectReason)}
        </Banner>
      )}
      {newest?.status === 'pending' && (
        <div className="grid gap-2">
          <p className="text-muted">
            <Text id="profile.ownership.declared" />
          </p>
          <Owners label={t('profile.ownership.declared')} owners={newest.owners} />
        </div>
      )}
      {isManaged && newest?.status !== 'pending' && <Declare />}
    </Section>
  );
}

/** A brand without registration has none of its forms: its companies write to the bank. */
function Declare() {
  if (!BRAND.registration)
    return (
      <p className="text-muted">
        <Text id="profile.ownership.write" />
      </p>
    );
  return (
    <Link to={paths.companyOwnership.to()} className={`${buttonClass('secondary', 'small')} justify-self-start`}>
      <Text id="profile.ownership.declare" />
    </Link>
  );
}

function Owners({ label, owners }: { label: string; owners: Ownership['owners'] }) {
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale, PERCENT);
  return (
    <Rows label={label}>
      {owners.map(({ name, share, isControlling }, at) => (
        <Row
          key={`${at} ${name}`}
          token={<Avatar name={name} />}
          title={isolated(name)}
          note={isControlling ? <Text id="profile.ownership.controls" /> : undefined}
          aside={share !== null && share !== '0' && isAmount(share) ? format.format(share) : undefined}
        />
      ))}
    </Rows>
  );
}
