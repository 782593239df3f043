import type { StaleAfter } from '@bank/kit';
import { payeeCandidateList, payeeDetails, payeeList } from '@bank/protocol/payees';
import { beneficiariesList } from '@bank/protocol/transfers-external';

export const staleAfter: StaleAfter = {
  payeesChanged: [payeeList, payeeDetails, payeeCandidateList, beneficiariesList],
  transferChanged: [payeeList, payeeDetails],
};
