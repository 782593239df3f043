import type { StepQuestion } from '@bank/kit';
import { business, type BusinessAnswers, useAnswers } from '../answers';
import { type YesText, YesWithTexts } from './yes-with-texts';

const TEXTS: readonly YesText[] = [
  { name: 'name', label: 'kyc-tax.tax.related.name', max: 120 },
  { name: 'market', label: 'kyc-tax.tax.traded.market', max: 80 },
  { name: 'ticket', label: 'kyc-tax.tax.traded.ticket', max: 16 },
];

/** Whether it belongs together with a company whose shares are traded, and with which. */
export function RelatedQuestion({ question }: { question: StepQuestion<BusinessAnswers> }) {
  const { isOwnPubliclyTradedCompany, ownedName: name, ownedMarket: market, ownedTicket: ticket } = useAnswers();
  return (
    <YesWithTexts
      question={question}
      said={isOwnPubliclyTradedCompany}
      texts={TEXTS}
      values={{ name, market, ticket }}
      onAnswer={(answer, given) =>
        business.keep({
          isOwnPubliclyTradedCompany: answer,
          ownedName: given['name'] ?? '',
          ownedMarket: given['market'] ?? '',
          ownedTicket: given['ticket'] ?? '',
        })
      }
    />
  );
}
