import type { HomeRoom } from '../feature';

type Load = () => Promise<{ rooms: readonly HomeRoom[] }>;

let source: Load = () => Promise.resolve({ rooms: [] });
let rooms: readonly HomeRoom[] = [];

/** What the rooms bring to home, fetched after its first paint; the shell, which knows all rooms, says where from. */
export const homeRooms = {
  set(load: Load): void {
    source = load;
  },
  async load(): Promise<readonly HomeRoom[]> {
    ({ rooms } = await source());
    return rooms;
  },
  /** What stands beside the rest of home, once it is here. */
  parts: (): readonly NonNullable<HomeRoom['HomePart']>[] => rooms.flatMap(({ HomePart }) => HomePart ?? []),
};
