import { isolated, Text } from '@bank/i18n';
import { Avatar, Button, buttonClass } from '@bank/ui';
import { Link } from 'react-router-dom';
import { business, nameOf, useAnswers } from '../answers';
import { toForm } from '../to-form';
import { usePercent } from '../use-percent';

/** The tinted part waits for a yes; a wrong share is changed where it stands. */
export function ProposedOwnerPart({ id, share }: { id: string; share: string }) {
  const answers = useAnswers();
  const percent = usePercent();
  const isConfirmed = answers.confirmedOwners.includes(id);
  const name = isolated(nameOf(answers, id));
  const confirm = () => business.keep({ confirmedOwners: [...answers.confirmedOwners, id] });
  const takeBack = () => business.keep({ confirmedOwners: answers.confirmedOwners.filter((one) => one !== id) });
  return (
    <div className={isConfirmed ? 'py-2' : 'bg-panel rounded-(--brand-radius-card) p-5'}>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={nameOf(answers, id)} />
        <p className="min-w-0 flex-1 basis-48">
          <span className="block font-semibold break-words">{name}</span>
          <span className="text-muted block text-sm">
            <Text id="onboarding.owners.holds" values={{ share: percent(share) }} />
          </span>
        </p>
        {isConfirmed ? (
          <Button variant="quiet" size="small" onClick={takeBack}>
            <Text id="onboarding.owners.confirmed" />
          </Button>
        ) : (
          <div className="flow-actions">
            <Button variant="secondary" size="small" onClick={confirm}>
              <Text id="onboarding.owners.yes" />
            </Button>
            <Link to={toForm('shareholders')} className={buttonClass('quiet', 'small')}>
              <Text id="onboarding.owners.no" />
            </Link>
          </div>
        )}
      </div>
    </div>
  );
}
