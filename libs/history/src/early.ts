import type { EarlyLoaders } from '@bank/kit';
import { paths } from '@bank/paths';
import { loader } from './history/history-loader';

export const early: EarlyLoaders = { [paths.history.pattern]: loader };
