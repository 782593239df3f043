import type { EarlyLoaders } from '@bank/kit';
import { paths } from '@bank/paths';
import { loader } from './places/settings-loader';

export const early: EarlyLoaders = { [paths.settings.pattern]: loader };
