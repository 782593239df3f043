import type { StaleAfter } from '@bank/kit';
import { businessUserList } from '@bank/protocol/company';
import { accessOfferList } from '@bank/protocol/company-offers';
import { customerInfo, userAccessInfo } from '@bank/protocol/customer';
import { deviceGet, devices } from '@bank/protocol/devices';

export const staleAfter: StaleAfter = {
  deviceChanged: [devices, deviceGet],
  accessChanged: [customerInfo, userAccessInfo, businessUserList, accessOfferList],
};
