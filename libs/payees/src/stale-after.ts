import type { StaleAfter } from '@bank/kit';
import { payeeList } from '@bank/protocol/payees';
import { payeeCandidateList, payeeDetails } from '@bank/protocol/payees-edit';
import { beneficiariesList } from '@bank/protocol/transfers-external';

export const staleAfter: StaleAfter = {
  payeesChanged: [payeeList, payeeDetails, payeeCandidateList, beneficiariesList],
  transferChanged: [payeeList, payeeDetails],
};
