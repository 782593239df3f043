import { Text } from '@bank/i18n';
import { Fold } from '@bank/ui';
import type { ReactNode } from 'react';
import { ONCE, RepeatFields, type RepeatValues } from './repeat';

interface WhenFieldsProps {
  values: RepeatValues;
  /** Fields that only some kinds have, and whether one of them is filled in. */
  more?: ReactNode;
  isMoreFilled?: boolean;
  /** The payment cannot repeat or wait: these fields are all there is. */
  isOnlyMore?: boolean;
}

const asked = ['subscriptionPeriod', 'subscriptionEndsOn', 'sendOn'] as const;

/** When and how often, and what few payments need, folded away: most are made once and at once. */
export function WhenFields({ values, more, isMoreFilled = false, isOnlyMore = false }: WhenFieldsProps) {
  const isFilled = isMoreFilled || asked.some((name) => values[name] !== ONCE[name]);
  return (
    <Fold
      isLate
      title={<Text id={isOnlyMore ? 'transfers.when.moreTitle' : 'transfers.when.title'} />}
      note={isOnlyMore ? null : <Text id={more === undefined ? 'transfers.when.note' : 'transfers.when.noteAndMore'} />}
      isFilled={isFilled}
    >
      {!isOnlyMore && <RepeatFields values={values} />}
      {more}
    </Fold>
  );
}
