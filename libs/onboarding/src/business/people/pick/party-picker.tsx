import { isolated, type MessageId, Text, useText } from '@bank/i18n';
import { Row, Rows, RowToken, useStep } from '@bank/kit';
import { Dialog } from '@bank/ui';
import { Building2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { nameOf, useAnswers } from '../../answers';
import { CompanySheet } from '../company/company-sheet';
import { PartyToken } from '../list/party-token';
import { useUseWords } from '../list/use-use-words';
import { idsOf } from '../party';
import { PersonSheet } from '../person/person-sheet';

export interface PartyPickerProps {
  kinds: readonly ('person' | 'company')[];
  /** Those who may not be picked. */
  exclude?: readonly string[];
  title: MessageId;
  /** With the id of a person or of a company; it is entered by then. */
  onPick(id: string): void;
  onClose(): void;
}

const NEW = ['person', 'company'] as const;
const SHEETS = { person: PersonSheet, company: CompanySheet };

/**
 * A party of the application: one that is entered already, or a new one. What opens it holds it in the address with `useOpen`; the form
 * of a new one is a step inside (`useStep`), which goes with it.
 */
export function PartyPicker({ kinds, exclude = [], title, onPick, onClose }: PartyPickerProps) {
  const answers = useAnswers();
  const step = useStep(NEW);
  const [only] = kinds;
  // With nobody to pick, a new one is all there is. Once saved, the new one is picked.
  const [isDirect] = useState(() => kinds.length === 1 && idsOf(answers, kinds).every((id) => exclude.includes(id)));
  const entered = isDirect ? only : step.open;
  if (entered) {
    const Sheet = SHEETS[entered];
    return <Sheet id={null} onSaved={onPick} onClose={isDirect ? onClose : step.close} />;
  }
  return (
    <PickList
      title={title}
      ids={idsOf(answers, kinds).filter((id) => !exclude.includes(id))}
      kinds={kinds}
      onPick={onPick}
      onNew={step.show}
      onClose={onClose}
    />
  );
}

interface PickListProps extends Pick<PartyPickerProps, 'kinds' | 'title' | 'onPick' | 'onClose'> {
  ids: readonly string[];
  onNew(kind: (typeof NEW)[number]): void;
}

function PickList({ title, ids, kinds, onPick, onNew, onClose }: PickListProps) {
  const t = useText();
  const answers = useAnswers();
  const usesOf = useUseWords();
  return (
    <Dialog isOpen size="sheet" title={<Text id={title} />} closeLabel={t('kit.close')} onClose={onClose}>
      <Rows kind="open" label={t(title)}>
        {ids.map((id) => (
          <Row
            key={id}
            token={<PartyToken id={id} name={nameOf(answers, id)} />}
            title={isolated(nameOf(answers, id))}
            note={usesOf(id).join(' · ') || t('onboarding.people.unused')}
            onPress={() => onPick(id)}
          />
        ))}
        {kinds.includes('person') && (
          <Row
            token={
              <RowToken>
                <UserPlus />
              </RowToken>
            }
            title={<Text id="onboarding.people.new" />}
            onPress={() => onNew('person')}
          />
        )}
        {kinds.includes('company') && (
          <Row
            token={
              <RowToken>
                <Building2 />
              </RowToken>
            }
            title={<Text id="onboarding.companies.new" />}
            onPress={() => onNew('company')}
          />
        )}
      </Rows>
    </Dialog>
  );
}
