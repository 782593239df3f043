import type { EarlyLoaders } from '@bank/kit';
import { paths } from '@bank/paths';
import { loader } from './card-list/cards-loader';

export const early: EarlyLoaders = { [paths.cards.pattern]: loader };
