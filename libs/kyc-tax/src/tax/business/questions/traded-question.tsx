import type { StepQuestion } from '@bank/kit';
import { business, type BusinessAnswers, useAnswers } from '../answers';
import { type YesText, YesWithTexts } from './yes-with-texts';

const TEXTS: readonly YesText[] = [
  { name: 'market', label: 'kyc-tax.tax.traded.market', max: 80 },
  { name: 'ticket', label: 'kyc-tax.tax.traded.ticket', max: 16 },
];

/** Whether its shares are traded, and where. */
export function TradedQuestion({ question }: { question: StepQuestion<BusinessAnswers> }) {
  const { isPubliclyTraded, companySecurityMarket: market, companyTicket: ticket } = useAnswers();
  return (
    <YesWithTexts
      question={question}
      said={isPubliclyTraded}
      texts={TEXTS}
      values={{ market, ticket }}
      onAnswer={(answer, given) =>
        business.keep({
          isPubliclyTraded: answer,
          companySecurityMarket: given['market'] ?? '',
          companyTicket: given['ticket'] ?? '',
        })
      }
    />
  );
}
