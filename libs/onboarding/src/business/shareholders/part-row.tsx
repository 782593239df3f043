import { isolated, type MessageId, Text } from '@bank/i18n';
import { Row, RowToken } from '@bank/kit';
import { Avatar, StatusChip } from '@bank/ui';
import { Building2, CircleAlert } from 'lucide-react';
import { memo } from 'react';
import { type BusinessAnswers, type Holder, isCompanyId, levelOf, nameOf } from '../answers';
import { treeOf } from '../rules/held';
import { hasSources } from '../rules/tree-problems';
import { usePercent } from '../use-percent';
import { partId, type ShownTree } from './use-parts';

interface PartRowProps extends ShownTree {
  company: string;
  holder: Holder;
}

/** A holder with their share; the row opens it. */
export function PartRow({ company, holder: { id, share }, answers, problems, onOpen }: PartRowProps) {
  const place = partId(company, id);
  return (
    <PartLine
      place={place}
      name={nameOf(answers, id)}
      share={share}
      isCompany={isCompanyId(id)}
      holders={levelOf(answers, id).holders.length}
      note={noteOf(answers, id)}
      isWrong={problems.has(`share.${place}`) || problems.has(`circle.${place}`)}
      onOpen={onOpen}
    />
  );
}

function noteOf(answers: BusinessAnswers, id: string): MessageId {
  if (isCompanyId(id)) return 'onboarding.shareholders.holders';
  if (!BRAND.sourceOfWealth || !treeOf(answers).asked.has(id)) return 'onboarding.shareholders.person';
  const person = answers.persons.find((one) => one.id === id);
  return person && hasSources(person) ? 'onboarding.shareholders.sourcesGiven' : 'onboarding.shareholders.sourcesAsked';
}

interface PartLineProps extends Pick<ShownTree, 'onOpen'> {
  place: string;
  name: string;
  share: string;
  isCompany: boolean;
  /** How many hold a part of the company. */
  holders: number;
  note: MessageId;
  isWrong: boolean;
}

/** Only texts and numbers: a change elsewhere in the tree leaves it as it is drawn. */
const PartLine = memo(function PartLine(props: PartLineProps) {
  const { place, name, share, isCompany, holders, note, isWrong, onOpen } = props;
  const percent = usePercent();
  return (
    <Row
      token={
        isCompany ? (
          <RowToken>
            <Building2 />
          </RowToken>
        ) : (
          <Avatar name={name} />
        )
      }
      title={isolated(name)}
      note={<Text id={note} values={{ count: holders }} />}
      badges={
        isWrong && (
          <StatusChip tone="danger" icon={<CircleAlert aria-hidden="true" />}>
            <Text id="onboarding.shareholders.wrong" />
          </StatusChip>
        )
      }
      aside={<span className="font-semibold tabular-nums">{percent(share)}</span>}
      onPress={() => onOpen('part', place)}
    />
  );
});
