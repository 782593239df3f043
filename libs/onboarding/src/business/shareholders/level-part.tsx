import { isolated, Text, useLocale } from '@bank/i18n';
import { Rows } from '@bank/kit';
import { Button } from '@bank/ui';
import { Plus, UserPlus } from 'lucide-react';
import { useId } from 'react';
import { levelOf, nameOf, ROOT, useAnswers } from '../answers';
import type { Problem } from '../business-form';
import { ProblemText } from '../problem-text';
import type { Tree } from '../rules/held';
import { LevelSum } from './level-sum';
import { PartRow } from './part-row';
import type { Parts } from './use-parts';

interface LevelPartProps {
  company: string;
  tree: Tree;
  problems: readonly Problem[];
  parts: Parts;
}

/** One company: who directs it, who holds it, and how much of it is named. */
export function LevelPart({ company, tree, problems, parts }: LevelPartProps) {
  const heading = useId();
  const answers = useAnswers();
  const { holders } = levelOf(answers, company);
  const wrong = problems.filter(({ id }) => [`level.${company}`, `sum.${company}`].includes(id));
  return (
    <section aria-labelledby={heading} className="grid gap-1">
      <h2 id={heading} className="section-face break-words">
        {nameOf(answers, company) === '' ? <Text id="onboarding.hub.noName" /> : isolated(nameOf(answers, company))}
      </h2>
      {company !== ROOT && <Directors company={company} parts={parts} />}
      <Rows labelledBy={heading}>
        {holders.map((holder) => (
          <PartRow
            key={holder.id}
            company={company}
            holder={holder}
            tree={tree}
            problems={problems}
            onOpen={parts.popup.show}
          />
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
        onClick={() => parts.popup.show('add', company)}
        icon={<Plus className="size-4" />}
      >
        <Text id="onboarding.shareholders.add" />
      </Button>
    </section>
  );
}

/** A company among the holders has a director of its own (R3.5.5). */
function Directors({ company, parts }: { company: string; parts: Parts }) {
  const answers = useAnswers();
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
        onClick={() => parts.popup.show('director', company)}
        icon={<UserPlus className="size-4" />}
      >
        <Text id="onboarding.shareholders.nameDirector" />
      </Button>
    </div>
  );
}
