import { entityType } from '@bank/protocol/tax-business';
import { askedOf, type EntityAnswers, isAnswered, NO_ENTITY } from './entity-table';

/** What goes along with the answers, so that each is whole. */
const ALONG: Partial<EntityAnswers> = {
  ...{ giin: '98Q96B.00000.LE.250', companySecurityMarket: 'Euronext Lisbon', companyTicket: 'TOBY' },
  ...{ ownedMarket: 'Xetra', ownedName: 'Werk AG', ownedTicket: 'WRK' },
};

/** Every way through the questions of a company that is registered in this country. */
export function pathsOf(registrationCountryCode: string): readonly EntityAnswers[] {
  const follow = (answers: EntityAnswers): readonly EntityAnswers[] => {
    const open = askedOf(answers).find((id) => !isAnswered(answers, id));
    if (open === undefined) return [answers];
    return (['yes', 'no'] as const).flatMap((word) => follow({ ...answers, [open]: word }));
  };
  return entityType.options.flatMap((type) =>
    follow({ ...NO_ENTITY, ...ALONG, registrationCountryCode, entityType: type }),
  );
}
