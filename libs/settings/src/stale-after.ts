import type { StaleAfter } from '@bank/kit';
import { businessUserList } from '@bank/protocol/company';
import { customerInfo, userAccessInfo } from '@bank/protocol/customer';
import { deviceGet, devices } from '@bank/protocol/devices';

export const staleAfter: StaleAfter = {
  deviceChanged: [devices, deviceGet],
  accessChanged: [customerInfo, userAccessInfo, businessUserList],
};
