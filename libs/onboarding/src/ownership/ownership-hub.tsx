import { type ApiFailure, useCall } from '@bank/api-client';
import { isolated, Text, useText } from '@bank/i18n';
import { FailureNote, IntoView, StepTitle, useNotify } from '@bank/kit';
import { paths } from '@bank/paths';
import { companyOwnershipDeclare, companyOwnershipGet } from '@bank/protocol/company-ownership';
import type { PhoneCode } from '@bank/protocol/phones';
import { companyInfoGet } from '@bank/protocol/profile-company';
import { requiredActions } from '@bank/protocol/required-actions';
import { Banner, Button, buttonClass } from '@bank/ui';
import { Link, useNavigate } from 'react-router-dom';
import { business, useAnswers } from '../business/answers';
import { placeOf } from '../business/check/place-of';
import { formsNow } from '../business/hub/form-state';
import { HubGroup } from '../business/hub/hub-group';
import { HubNotice } from '../business/hub/hub-notice';
import { StillMissing } from '../business/hub/still-missing';
import { toForm } from '../business/to-form';
import { today } from '../days';
import { declarationOf } from './declaration';
import { OWNERSHIP_FORMS } from './forms';
import '../business/hub.css';

const GROUPS = ['people', 'once'] as const;

/** The forms with what is in them and what is missing; the button declares all of it when nothing is. */
export function OwnershipHub({ codes }: { codes: readonly PhoneCode[] }) {
  const t = useText();
  const navigate = useNavigate();
  const notify = useNotify();
  const answers = useAnswers();
  const forms = formsNow(OWNERSHIP_FORMS, answers, today());
  const declare = useCall(companyOwnershipDeclare, {
    invalidates: [companyOwnershipGet, companyInfoGet, requiredActions],
  });
  const send = () =>
    declare.run(declarationOf(answers, codes)).then(
      () => {
        business.finish();
        notify({ severity: 'success', title: t('onboarding.ownership.sent'), body: '' });
        void navigate(paths.company.to());
      },
      () => undefined,
    );
  return (
    <div className="hub">
      <div className="hub-head grid gap-6">
        <HubNotice />
        <header className="grid gap-1">
          <StepTitle>
            <Text id="onboarding.ownership.title" />
          </StepTitle>
          <p className="text-muted">
            <Text id="onboarding.ownership.lead" values={{ company: isolated(answers.name) }} />
          </p>
          <Link to={paths.company.to()} className={`${buttonClass('quiet', 'small')} justify-self-start`}>
            <Text id="onboarding.ownership.back" />
          </Link>
        </header>
        {declare.failure && <Refused failure={declare.failure} />}
      </div>
      <div className="hub-body grid content-start gap-6">
        {GROUPS.map((group) => (
          <HubGroup key={group} group={group} forms={forms.filter(({ form }) => form.group === group)} />
        ))}
      </div>
      <StillMissing
        forms={forms}
        end={
          <Button wide pending={declare.isPending} onClick={() => void send()}>
            <Text id="onboarding.ownership.send" />
          </Button>
        }
      />
    </div>
  );
}

/** What the bank refused, each sentence the way to where it is mended. */
function Refused({ failure }: { failure: ApiFailure }) {
  const refused = Object.entries(failure.fields ?? {}).map(([field, sentence]) => ({
    field,
    sentence,
    at: placeOf(field),
  }));
  return (
    <IntoView of={failure}>
      {refused.some(({ at }) => at !== null) ? (
        <Banner tone="danger" title={<Text id="onboarding.check.refused" />}>
          <ul className="grid gap-1">
            {refused.map(({ field, sentence, at }) => (
              <li key={field}>
                {at ? (
                  <Link to={toForm(at.form, at.to)} className="way-back">
                    {sentence}
                  </Link>
                ) : (
                  isolated(sentence)
                )}
              </li>
            ))}
          </ul>
        </Banner>
      ) : (
        <FailureNote failure={failure} />
      )}
    </IntoView>
  );
}
