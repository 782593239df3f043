import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';

/** With the lists that it leads to: else their code is asked for only once it has led there. */
const loadEntry = async () => {
  const [entry] = await Promise.all([
    import('./card-list/cards-entry'),
    import('./card-list/physical-screen'),
    import('./card-list/virtual-screen'),
  ]);
  return entry;
};

export const routes: Feature['routes'] = {
  main: [
    { path: paths.cards.pattern, lazy: loadEntry },
    { path: paths.cardsPhysical.pattern, lazy: () => import('./card-list/physical-screen') },
    { path: paths.cardsVirtual.pattern, lazy: () => import('./card-list/virtual-screen') },
    { path: paths.cardDetails.pattern, lazy: () => import('./card-details/card-screen') },
    { path: paths.cardPin.pattern, lazy: () => import('./pin/pin-screen') },
    { path: paths.addCard.pattern, lazy: () => import('./add-card/add-card-screen') },
    { path: paths.confirmCard.pattern, lazy: () => import('./confirm-card/confirm-card-screen') },
  ],
};
