import { financialDetailFault } from '../../../identity/statements/financial-detail-fault';
import { furtherTextFault } from '../../../identity/statements/further-fault';
import type { Fault } from './applicant';

// R3.3.13, R3.3.25: financialInfoForm.

export const detailFault: Fault = ({ financialDetail: detail }, context) =>
  financialDetailFault({ detail, path: 'financialDetail.' }, context);

export const anotherAccountFault: Fault = ({ company }, context) => {
  const { answer, details } = company.additionalQuestionAnswers.businessAnotherAccount;
  const field = 'company.additionalQuestionAnswers.businessAnotherAccount.details';
  return furtherTextFault(context, field, { isAsked: answer, text: details });
};
