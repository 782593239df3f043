import type { Rooms } from '@bank/protocol/all';
import type { Handlers } from '../../platform/handler';
import { business } from './business';
import { personal } from './personal';
import { papers } from './paper-calls';
import { representative } from './representative';

// R3.3.14, R3.7.9: a person, a company and the representative of one each certify in a way of their own.
export const handlers = { ...personal, ...business, ...representative, ...papers } satisfies Handlers<Rooms['tax']>;
