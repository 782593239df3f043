import { query } from '@bank/api-client';
import { isolated, type MessageId, Text, useText } from '@bank/i18n';
import { Answer, Row, Rows, Section, useOpen } from '@bank/kit';
import { businessResolutionGet, type Resolution, resolutionStatus } from '@bank/protocol/company-resolution';
import type { CompanyPerson } from '@bank/protocol/profile-company';
import { Avatar, Badge, Button, type Tone } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { NameRepresentatives } from './name-representatives';
import { SignerState } from './signer-state';

const POPUPS = ['resolution'] as const;

const STATES: Readonly<Record<number, { text: MessageId; tone: Tone }>> = {
  [resolutionStatus.validated]: { text: 'profile.resolution.signed', tone: 'positive' },
  [resolutionStatus.pending]: { text: 'profile.resolution.waits', tone: 'info' },
  [resolutionStatus.rejected]: { text: 'profile.resolution.refused', tone: 'danger' },
};

interface ResolutionPartProps {
  people: readonly CompanyPerson[];
  /** Whether who looks at it may send one. */
  isManaged: boolean;
}

/** By a resolution the directors name who represents the company at the bank (R3.3.27). */
export function ResolutionPart({ people, isManaged }: ResolutionPartProps) {
  const answer = useQuery(query(businessResolutionGet));
  return (
    <Answer of={answer} rows={2}>
      {({ resolution }) => <Sent resolution={resolution} people={people} isManaged={isManaged} />}
    </Answer>
  );
}

function Sent({ resolution, people, isManaged }: ResolutionPartProps & { resolution: Resolution }) {
  const t = useText();
  const { open, show, close } = useOpen(POPUPS);
  const { businessRepresentativeIds: ids, statusId, signers } = resolution;
  const state = STATES[statusId];
  const named = people.filter(({ representativeId }) => ids.includes(representativeId));
  return (
    <Section
      title="profile.resolution.title"
      lead={<Text id="profile.resolution.lead" />}
      action={
        state && (
          <Badge tone={state.tone}>
            <Text id={state.text} />
          </Badge>
        )
      }
    >
      {named.length > 0 && (
        <p className="break-words">
          <Text id="profile.resolution.named" values={{ names: isolated(named.map(({ name }) => name).join(', ')) }} />
        </p>
      )}
      {signers.length > 0 && (
        <Rows label={t('profile.resolution.signatures')}>
          {signers.map((signer) => (
            <Row
              key={signer.representativeId ?? signer.name}
              token={<Avatar name={signer.name} />}
              title={signer.name}
              aside={<SignerState signer={signer} />}
            />
          ))}
        </Rows>
      )}
      {isManaged && (
        <Button variant="secondary" size="small" className="justify-self-start" onClick={() => show('resolution')}>
          <Text id={signers.length === 0 ? 'profile.resolution.name' : 'profile.resolution.again'} />
        </Button>
      )}
      {isManaged && open === 'resolution' && (
        <NameRepresentatives
          people={people}
          isReplacing={statusId === resolutionStatus.pending}
          named={named.map(({ representativeId }) => representativeId)}
          onClose={close}
        />
      )}
    </Section>
  );
}
