import type { EarlyLoaders } from '@bank/kit';
import { paths } from '@bank/paths';
import { loader } from './hub/payments-loader';

export const early: EarlyLoaders = { [paths.payments.pattern]: loader };
