import { Text, useText } from '@bank/i18n';
import { Rows, useOpen } from '@bank/kit';
import { Button, Checkbox } from '@bank/ui';
import { Plus } from 'lucide-react';
import { business, useAnswers } from '../answers';
import { HubPage } from '../people/list/hub-page';
import { PartyPicker } from '../people/pick/party-picker';
import { ownerProblems, proposedOwners } from '../rules/owners';
import { ControllerRow } from './controller-row';
import { ProposedOwnerPart } from './proposed-owner-part';

const POPUPS = ['add'] as const;

/** Who owns the company in the end (R3.5.8): the shares propose, the applicant confirms each, and says who else controls it. */
export function OwnersHub() {
  const t = useText();
  const answers = useAnswers();
  const { open, show, close } = useOpen(POPUPS);
  const proposed = proposedOwners(answers);
  const further = answers.controllers.filter((id) => !proposed.some((one) => one.id === id));
  return (
    <HubPage
      title="onboarding.owners.name"
      heading={<Text id="onboarding.owners.title" />}
      help="onboarding.owners.help"
      problems={ownerProblems(answers)}
    >
      <section className="grid gap-2" aria-label={t('onboarding.owners.byShares')}>
        <h2 className="section-face">
          <Text id="onboarding.owners.byShares" />
        </h2>
        {proposed.length === 0 ? (
          <p className="text-muted">
            <Text id="onboarding.owners.noneByShares" />
          </p>
        ) : (
          proposed.map(({ id, share }) => <ProposedOwnerPart key={id} id={id} share={share} />)
        )}
      </section>
      <section className="grid gap-2" aria-label={t('onboarding.owners.control')}>
        <h2 className="section-face">
          <Text id="onboarding.owners.control" />
        </h2>
        <p className="text-muted">
          <Text id="onboarding.owners.controlHelp" />
        </p>
        {further.length > 0 && (
          <Rows label={t('onboarding.owners.control')}>
            {further.map((id) => (
              <ControllerRow key={id} id={id} />
            ))}
          </Rows>
        )}
        <Button
          variant="secondary"
          icon={<Plus className="size-5" />}
          className="justify-self-start"
          onClick={() => show('add')}
        >
          <Text id="onboarding.owners.add" />
        </Button>
        {further.length === 0 && (
          <Checkbox
            label={t('onboarding.owners.nobodyElse')}
            checked={answers.nobodyElse === 'true'}
            onChange={(event) => business.keep({ nobodyElse: event.currentTarget.checked ? 'true' : '' })}
          />
        )}
      </section>
      {open === 'add' && (
        <PartyPicker
          title="onboarding.owners.add"
          kinds={['person']}
          exclude={[...further, ...proposed.map(({ id }) => id)]}
          onPick={(id) => {
            business.keep({ controllers: [...answers.controllers, id], nobodyElse: '' });
            close();
          }}
          onClose={close}
        />
      )}
    </HubPage>
  );
}
