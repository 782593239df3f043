import type { Customer, CustomerAccess } from '@bank/protocol/customer';

/** How the signed-in person is addressed: an employee by their own name, everyone else by the customer's. */
export function personName(customer: Customer, access: CustomerAccess): string {
  const employee = [access.employeeFirstName, access.employeeLastName].filter(Boolean).join(' ');
  const own = [customer.firstName, customer.lastName].filter(Boolean).join(' ');
  return employee || own || customer.businessName || customer.login.email;
}
