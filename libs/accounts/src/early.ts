import type { EarlyLoaders } from '@bank/kit';
import { paths } from '@bank/paths';
import { loader } from './list/accounts-loader';

export const early: EarlyLoaders = { [paths.accounts.pattern]: loader };
