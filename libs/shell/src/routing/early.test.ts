// Rules: R1.2.36.
import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';
import { features } from './features';

const loaderOf = async ({ routes }: Feature, pattern: string) => {
  const route = routes.main?.find(({ path }) => path === pattern);
  const screen = typeof route?.lazy === 'function' ? await route.lazy() : undefined;
  return screen?.loader;
};

/** The place of cards opens one of its lists, which reads what the place has asked for. */
const READ_BY: Readonly<Record<string, string>> = { [paths.cards.pattern]: paths.cardsPhysical.pattern };

test.each([
  [paths.accounts.pattern],
  [paths.cards.pattern],
  [paths.payments.pattern],
  [paths.history.pattern],
  [paths.settings.pattern],
])('the loader of the place %s comes with home, and is the one of the screen', async (pattern) => {
  const early = await Promise.all(features.map(async (room) => ({ room, ...(await room.loadEarly?.()) })));
  const [owner] = early.filter((each) => each.early?.[pattern] !== undefined);
  expect(owner?.room.menu?.map(({ to }) => to)).toContain(pattern);
  const loader = owner && (await loaderOf(owner.room, READ_BY[pattern] ?? pattern));
  expect(loader).toBeInstanceOf(Function);
  expect(owner?.early?.[pattern]).toBe(loader);
});
