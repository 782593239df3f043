import { useCall } from '@bank/api-client';
import { isolated, Text, useText } from '@bank/i18n';
import { StepTitle, useNotify } from '@bank/kit';
import { paths } from '@bank/paths';
import { companyOwnershipGet } from '@bank/protocol/company-ownership';
import { companyOwnershipDeclare } from '@bank/protocol/company-ownership-declare';
import type { PhoneCode } from '@bank/protocol/phones';
import { companyInfoGet } from '@bank/protocol/profile-company';
import { requiredActions } from '@bank/protocol/required-actions';
import { Button, buttonClass } from '@bank/ui';
import { Link, useNavigate } from 'react-router-dom';
import { RefusedFields } from '../apply/refused-fields';
import { business, useAnswers } from '../business/answers';
import { wayToForm } from '../business/check/way-to-form';
import { formsNow } from '../business/hub/form-state';
import { HubGroup } from '../business/hub/hub-group';
import { HubNotice } from '../business/hub/hub-notice';
import { StillMissing } from '../business/hub/still-missing';
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
          <Link to={paths.company.to()} className={`${buttonClass('quiet', 'small')} -ms-3 justify-self-start`}>
            <Text id="onboarding.ownership.back" />
          </Link>
        </header>
        {declare.failure && <RefusedFields failure={declare.failure} wayTo={wayToForm} />}
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
