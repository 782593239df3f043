import { loadTexts } from '@bank/i18n';
import type { PageEntry, Someone } from '@bank/kit';
import { features } from '../routing/features';

/** The pages of all rooms that this user has beside the places. */
export type PagesOf = (someone: Someone) => readonly PageEntry[];

/** Fetches what the rooms have beside their places, and its names. A room that cannot be fetched is left out of the palette. */
export async function loadPages(): Promise<PagesOf> {
  const rooms = await Promise.all(
    features.map(async ({ loadPages: load, loadMessages, loadFurtherMessages }): Promise<PagesOf> => {
      if (!load) return () => [];
      const texts = [loadMessages, loadFurtherMessages].filter((loader) => loader !== undefined);
      const [room] = await Promise.all([load(), loadTexts(texts)]);
      return room.pagesOf;
    }),
  );
  return (someone) => rooms.flatMap((pagesOf) => pagesOf(someone));
}
