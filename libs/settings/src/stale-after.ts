import type { StaleAfter } from '@bank/kit';
import { businessUserList, potentialUsers } from '@bank/protocol/company';
import { accessOfferList } from '@bank/protocol/company-offers';
import { customerInfo, relatedCustomers, userAccessInfo } from '@bank/protocol/customer';
import { deviceGet, devices } from '@bank/protocol/devices';

export const staleAfter: StaleAfter = {
  deviceChanged: [devices, deviceGet],
  accessChanged: [customerInfo, userAccessInfo, relatedCustomers, businessUserList, potentialUsers, accessOfferList],
};
