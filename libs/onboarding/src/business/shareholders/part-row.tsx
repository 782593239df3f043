import { isolated, type MessageId, Text } from '@bank/i18n';
import { Row, RowToken } from '@bank/kit';
import { Avatar, StatusChip } from '@bank/ui';
import { Building2, CircleAlert } from 'lucide-react';
import { type Holder, isCompanyId, levelOf, nameOf, useAnswers } from '../answers';
import type { Problem } from '../business-form';
import { askedForSources, type Tree } from '../rules/held';
import { hasSources } from '../rules/tree-problems';
import { usePercent } from '../use-percent';
import { partId, type Parts } from './use-parts';

interface PartRowProps {
  company: string;
  holder: Holder;
  tree: Tree;
  problems: readonly Problem[];
  onOpen: Parts['popup']['show'];
}

/** A holder with their share; the row opens it. */
export function PartRow({ company, holder: { id, share }, tree, problems, onOpen }: PartRowProps) {
  const answers = useAnswers();
  const percent = usePercent();
  const name = nameOf(answers, id);
  const place = partId(company, id);
  const wrong = problems.find((one) => one.id === `share.${place}` || one.id === `circle.${place}`);
  return (
    <Row
      token={
        isCompanyId(id) ? (
          <RowToken>
            <Building2 />
          </RowToken>
        ) : (
          <Avatar name={name} />
        )
      }
      title={isolated(name)}
      note={<Text {...noteOf()} />}
      badges={
        wrong && (
          <StatusChip tone="danger" icon={<CircleAlert aria-hidden="true" />}>
            <Text id="onboarding.shareholders.wrong" />
          </StatusChip>
        )
      }
      aside={<span className="font-semibold tabular-nums">{percent(share)}</span>}
      onPress={() => onOpen('part', place)}
    />
  );

  function noteOf(): { id: MessageId; values?: Readonly<Record<string, number>> } {
    if (isCompanyId(id)) {
      const { holders } = levelOf(answers, id);
      return { id: 'onboarding.shareholders.holders', values: { count: holders.length } };
    }
    const person = answers.persons.find((one) => one.id === id);
    if (BRAND.sourceOfWealth && askedForSources(tree).includes(id))
      return person && hasSources(person)
        ? { id: 'onboarding.shareholders.sourcesGiven' }
        : { id: 'onboarding.shareholders.sourcesAsked' };
    return { id: 'onboarding.shareholders.person' };
  }
}
