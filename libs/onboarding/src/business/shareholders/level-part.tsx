import { isolated, Text, useLocale } from '@bank/i18n';
import { Rows } from '@bank/kit';
import { Button } from '@bank/ui';
import { Plus, UserPlus } from 'lucide-react';
import { useId } from 'react';
import { levelOf, nameOf, ROOT } from '../answers';
import { ProblemText } from '../problem-text';
import { LevelSum } from './level-sum';
import { PartRow } from './part-row';
import type { ShownTree } from './use-parts';

interface LevelPartProps extends ShownTree {
  company: string;
}

/** One company: who directs it, who holds it, and how much of it is named. */
export function LevelPart(props: LevelPartProps) {
  const { company, answers, problems, onOpen } = props;
  const heading = useId();
  const { holders } = levelOf(answers, company);
  const wrong = [problems.get(`level.${company}`), problems.get(`sum.${company}`)].filter((one) => one !== undefined);
  return (
    <section aria-labelledby={heading} className="grid gap-1">
      <h2 id={heading} className="section-face break-words">
        {nameOf(answers, company) === '' ? <Text id="onboarding.hub.noName" /> : isolated(nameOf(answers, company))}
      </h2>
      {company !== ROOT && <Directors {...props} />}
      <Rows labelledBy={heading}>
        {holders.map((holder) => (
          <PartRow key={holder.id} {...props} holder={holder} />
        ))}
      </Rows>
      {holders.length > 0 && <LevelSum shares={holders.map(({ share }) => share)} />}
      {wrong.map((problem) => (
        <p key={problem.id} className={problem.kind === 'wrong' ? 'text-danger text-sm' : 'text-muted text-sm'}>
          <ProblemText problem={problem} />
        </p>
      ))}
      <Button
        variant="secondary"
        size="small"
        className="mt-2 justify-self-start"
        onClick={() => onOpen('add', company)}
        icon={<Plus className="size-4" />}
      >
        <Text id="onboarding.shareholders.add" />
      </Button>
    </section>
  );
}

/** A company among the holders has a director of its own (R3.5.5). */
function Directors({ company, answers, onOpen }: LevelPartProps) {
  const locale = useLocale();
  const { directors } = levelOf(answers, company);
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(directors.map((id) => nameOf(answers, id)));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p className={directors.length === 0 ? 'text-danger text-sm' : 'text-muted text-sm'}>
        {directors.length === 0 ? (
          <Text id="onboarding.shareholders.noDirector" />
        ) : (
          <Text id="onboarding.shareholders.directors" values={{ names: isolated(names) }} />
        )}
      </p>
      <Button
        variant="quiet"
        size="small"
        onClick={() => onOpen('director', company)}
        icon={<UserPlus className="size-4" />}
      >
        <Text id="onboarding.shareholders.nameDirector" />
      </Button>
    </div>
  );
}
