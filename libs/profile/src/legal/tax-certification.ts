import { prefetch, query, queryClient } from '@bank/api-client';
import { fatcaCrsCertificationBusinessGet } from '@bank/protocol/tax-business';
import { fatcaCrsCertificationPersonalGet } from '@bank/protocol/tax-personal';
import { can } from '@bank/session';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';

const personal = () => query(fatcaCrsCertificationPersonalGet, undefined, { lazy: true });
const business = () => query(fatcaCrsCertificationBusinessGet, undefined, { lazy: true });

/**
 * For a loader: asks for the certification of the customer's type, once the bank has said which customer it is and what the user may do.
 * The loaders of a page run side by side, so on a first visit the guards may not know them yet.
 */
export function startTaxCertification(): void {
  void Promise.all([
    queryClient.ensureQueryData(customerQueries.info()),
    queryClient.ensureQueryData(customerQueries.access()),
  ]).then(
    ([{ customer }, { customerAccess }]) => {
      if (!can(customer, customerAccess).certifyTax) return;
      if (customer.customerType === 'business') prefetch(business());
      else prefetch(personal());
    },
    // The guards show why the bank did not answer.
    () => undefined,
  );
}

/** The newest certification of the customer; nothing for a user who may not sign one, for the bank gives them no certificate (R0.118). */
export function useTaxCertification() {
  const { customer, may } = useCustomer();
  const isBusiness = customer.customerType === 'business';
  const ofPerson = useQuery({ ...personal(), enabled: may.certifyTax && !isBusiness });
  const ofCompany = useQuery({ ...business(), enabled: may.certifyTax && isBusiness });
  const { data, isLoading } = isBusiness ? ofCompany : ofPerson;
  return { isLoading, certification: data?.fatcaCrsCertificationInfo ?? null };
}
