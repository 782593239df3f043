import type { WorkIn } from '@bank/protocol/kyc-info';
import { PURPOSES, SOURCES } from '../../platform/dictionaries/money';
import { isOccupation, isSecondOccupation, OCCUPATIONS } from '../../platform/dictionaries/work';
import type { MayRefuse, Refusal } from '../../platform/refusal';
import { statedFault } from './stated-fault';
import { refused } from './texts';

type Context = { lang: string } & MayRefuse<'noSuchEntry' | 'specificationMissing' | 'fieldMissing'>;

/**
 * What is wrong with what a person states of their work (R3.3.20): the employee's list of sources when employed, the first list
 * otherwise, and the second list with a second occupation.
 * @param path before the names of fields, for example `work.`
 */
export function workFault(context: Context, work: WorkIn, path = ''): Refusal | null {
  const { occupation, secondOccupation, secondSourceIds } = work;
  if (!isOccupation(occupation)) return refused(context, 'noSuchEntry', { field: `${path}occupation` });
  if (!isSecondOccupation(secondOccupation))
    return refused(context, 'noSuchEntry', { field: `${path}secondOccupation` });
  const hasSecond = secondOccupation !== 'none';
  return (
    statedFault(context, {
      list: SOURCES[OCCUPATIONS[occupation].sourceList],
      ids: work.sourceIds,
      idsField: `${path}sourceIds`,
      specifications: work.sourceSpecifications,
      specificationsField: `${path}sourceSpecifications`,
    }) ??
    (hasSecond && secondSourceIds.length === 0
      ? refused(context, 'fieldMissing', { field: `${path}secondSourceIds` })
      : statedFault(context, {
          list: hasSecond ? SOURCES.second : [],
          ids: secondSourceIds,
          idsField: `${path}secondSourceIds`,
          specifications: work.secondSourceSpecifications,
          specificationsField: `${path}secondSourceSpecifications`,
        })) ??
    statedFault(context, {
      list: PURPOSES.personal,
      ids: work.purposeIds,
      idsField: `${path}purposeIds`,
      specifications: work.purposeSpecifications,
      specificationsField: `${path}purposeSpecifications`,
    })
  );
}
