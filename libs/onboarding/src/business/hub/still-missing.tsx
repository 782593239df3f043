import { Text } from '@bank/i18n';
import { Badge, buttonClass } from '@bank/ui';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { CHECK } from '../company/plan';
import { ProblemText } from '../problem-text';
import { toForm } from '../to-form';
import { ClearAnswers } from './clear-answers';
import { type FormNow, nextForm } from './form-state';

/** So many of a form: an empty one would fill the list, and its row says how many it lacks. */
const MOST_OF_FORM = 2;
const MOST = 8;

/** What is wrong comes first. */
function listed(forms: readonly FormNow[]) {
  const some = forms.flatMap(({ form, problems }) => {
    const sorted = problems.toSorted((one, other) => Number(other.kind === 'wrong') - Number(one.kind === 'wrong'));
    return sorted.slice(0, MOST_OF_FORM).map((problem) => ({ form, problem }));
  });
  return some
    .toSorted((one, other) => Number(other.problem.kind === 'wrong') - Number(one.problem.kind === 'wrong'))
    .slice(0, MOST);
}

/** What the bank told beforehand is nothing to clear. */
const isBegun = ({ state }: FormNow) => state !== 'notStarted' && state !== 'none';

interface StillMissingProps {
  forms: readonly FormNow[];
  /** The way on when all forms are done; the last look unless said otherwise. */
  end?: ReactNode;
}

/** What of the forms that were begun is missing, each a way to its field; and the one way on. */
export function StillMissing({ forms, end = <ToCheck /> }: StillMissingProps) {
  const heading = useId();
  const next = nextForm(forms);
  const open = forms.filter(({ state }) => state !== 'notStarted');
  const shown = listed(open);
  const count = open.reduce((sum, { problems }) => sum + problems.length, 0);
  return (
    <aside className="hub-aside">
      {count > 0 && (
        <section aria-labelledby={heading} className="bg-panel grid gap-2 rounded-(--brand-radius-card) p-5">
          <div className="flex items-center justify-between">
            <h2 id={heading} className="section-face">
              <Text id="onboarding.hub.still" />
            </h2>
            <Badge>{count}</Badge>
          </div>
          <ul className="grid">
            {shown.map(({ form, problem }) => (
              <li key={`${form.id} ${problem.id}`} className="hub-missing">
                <Link to={toForm(form.place, problem.to)}>
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold break-words">
                      <ProblemText problem={problem} />
                    </span>
                    <span className="text-muted block text-sm">
                      <Text id={form.title} />
                    </span>
                  </span>
                  <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
                </Link>
              </li>
            ))}
          </ul>
          {count > shown.length && (
            <p className="text-muted text-sm">
              <Text id="onboarding.hub.more" values={{ count: count - shown.length }} />
            </p>
          )}
        </section>
      )}
      {next ? (
        <>
          <Link to={toForm(next.form.place, next.problems[0]?.to)} className={buttonClass()}>
            <Text
              id={next.state === 'notStarted' ? 'onboarding.hub.begin' : 'onboarding.hub.goOn'}
              values={{ form: <Text id={next.form.title} /> }}
            />
          </Link>
          <p className="text-muted text-center text-sm">
            <Text id="onboarding.hub.sendLater" />
          </p>
        </>
      ) : (
        end
      )}
      {forms.some(isBegun) && <ClearAnswers />}
    </aside>
  );
}

const ToCheck = () => (
  <Link to={toForm(CHECK)} className={buttonClass()}>
    <Text id="onboarding.hub.check" />
  </Link>
);
