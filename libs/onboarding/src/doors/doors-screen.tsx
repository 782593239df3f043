import { useBrand } from '@bank/brand';
import { type MessageId, Text } from '@bank/i18n';
import { RowToken, StepTitle } from '@bank/kit';
import { paths } from '@bank/paths';
import { Building2, ChevronRight, type LucideIcon, UserRound } from 'lucide-react';
import { Link, Navigate } from 'react-router-dom';
import { DOORS, type Kind } from './of-kind';
import './doors.css';

export const handle = { title: 'onboarding.title' } as const;

interface Door {
  icon: LucideIcon;
  name: MessageId;
  /** How long it takes. */
  time: MessageId;
  /** What to have at hand. */
  have: MessageId;
}

const FACES: Readonly<Record<Kind, Door>> = {
  personal: {
    icon: UserRound,
    name: 'onboarding.doors.personal',
    time: 'onboarding.before.title',
    have: 'onboarding.doors.personalHave',
  },
  business: {
    icon: Building2,
    name: 'onboarding.doors.business',
    time: 'onboarding.doors.businessTime',
    have: 'onboarding.doors.businessHave',
  },
};

/** Which kind of account (R3.1.1). A brand of one kind leads straight on. */
export function Component() {
  const { customerTypes } = useBrand();
  const [first, second] = customerTypes;
  if (first !== undefined && second === undefined) return <Navigate to={DOORS[first].to()} replace />;
  return (
    <div className="mx-auto grid max-w-[44rem] gap-6">
      <StepTitle>
        <Text id="onboarding.doors.title" />
      </StepTitle>
      <div className="doors">
        {customerTypes.map((kind) => (
          <DoorLink key={kind} kind={kind} />
        ))}
      </div>
      <Link
        to={paths.login.to()}
        className="text-accent inline-flex min-h-11 items-center justify-self-start font-semibold"
      >
        <Text id="onboarding.doors.login" />
      </Link>
    </div>
  );
}

function DoorLink({ kind }: { kind: Kind }) {
  const { icon: Icon, name, time, have } = FACES[kind];
  return (
    <Link to={DOORS[kind].to()} className="door">
      <RowToken>
        <Icon />
      </RowToken>
      <span className="grid gap-1">
        <span className="text-lg font-semibold">
          <Text id={name} />
        </span>
        <span className="font-medium">
          <Text id={time} />
        </span>
        <span className="text-muted text-sm">
          <Text id={have} />
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="text-muted mt-1 size-5" />
    </Link>
  );
}
