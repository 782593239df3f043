import { useCall } from '@bank/api-client';
import { isolated, Text, useText } from '@bank/i18n';
import { FailureNote, useNotify, usePositions } from '@bank/kit';
import { position } from '@bank/protocol/company-position';
import { businessResolutionGet, businessResolutionSend } from '@bank/protocol/company-resolution';
import type { CompanyPerson } from '@bank/protocol/profile-company';
import { Banner, Button, Checkbox, Dialog } from '@bank/ui';
import { useId, useState } from 'react';

interface NameRepresentativesProps {
  people: readonly CompanyPerson[];
  /** Whom the newest resolution names. */
  named: readonly number[];
  /** One waits for signatures, and this one takes its place. */
  isReplacing: boolean;
  onClose(): void;
}

/** Chooses who represents the company, and sends that to the directors. */
export function NameRepresentatives({ people, named, isReplacing, onClose }: NameRepresentativesProps) {
  const t = useText();
  const notify = useNotify();
  const positions = usePositions();
  const legend = useId();
  const [ids, setIds] = useState(named);
  const [isMissing, setMissing] = useState(false);
  const send = useCall(businessResolutionSend, { invalidates: [businessResolutionGet] });
  const directors = people.filter(({ positionIds }) => positionIds.includes(position.director));
  const submit = () => {
    setMissing(ids.length === 0);
    if (ids.length === 0) return;
    send.run({ businessRepresentativeIds: [...ids] }).then(
      () => {
        notify({ severity: 'success', title: t('profile.resolution.sent'), body: '' });
        onClose();
      },
      () => undefined,
    );
  };
  return (
    <Dialog
      isOpen
      size="sheet"
      title={t('profile.resolution.who')}
      closeLabel={t('kit.close')}
      onClose={onClose}
      footer={
        <Button wide pending={send.isPending} disabled={directors.length === 0} onClick={submit}>
          <Text id="profile.resolution.send" />
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {directors.length === 0 ? (
          <Banner tone="warning" title={<Text id="profile.resolution.noDirector" />} />
        ) : (
          <p className="text-muted break-words">
            <Text
              id="profile.resolution.signers"
              values={{ names: isolated(directors.map(({ name }) => name).join(', ')) }}
            />
          </p>
        )}
        {isReplacing && <Banner tone="info" title={<Text id="profile.resolution.replaces" />} />}
        <div role="group" aria-labelledby={legend} className="grid gap-2">
          <p id={legend} className="section-face">
            <Text id="profile.people.title" />
          </p>
          {people.map(({ representativeId: id, name, positionIds }) => (
            <Checkbox
              key={id}
              label={`${isolated(name)} · ${positions(positionIds).join(', ')}`}
              checked={ids.includes(id)}
              onChange={(event) => setIds(event.target.checked ? [...ids, id] : ids.filter((one) => one !== id))}
            />
          ))}
          {isMissing && ids.length === 0 && (
            <p role="alert" className="text-danger text-sm">
              <Text id="profile.resolution.chooseSome" />
            </p>
          )}
        </div>
        <FailureNote failure={send.failure} />
      </div>
    </Dialog>
  );
}
