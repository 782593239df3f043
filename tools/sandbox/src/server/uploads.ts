import { Busy } from '../platform/refusal';

/** Bytes of files that calls may hold in memory at once (R0.55): two of the largest for a user, and six in all. */
export const UPLOADS = { ofUser: 20_000_000, inAll: 60_000_000 } as const;

/** Retry-After, seconds. */
const BUSY_S = 2;

/** Keeps count of the files that the calls of this bank hold in memory. */
export interface Uploads {
  /**
   * Does the work of a call that brings a file.
   * @param bytes the most that the file may turn out to have
   * @throws Busy, before anything is read, when there is no room for it
   */
  during<T>(userId: number, bytes: number, work: () => Promise<T>): Promise<T>;
}

export function createUploads(): Uploads {
  const ofUser = new Map<number, number>();
  let inAll = 0;

  function count(userId: number, bytes: number): void {
    inAll += bytes;
    const now = (ofUser.get(userId) ?? 0) + bytes;
    if (now === 0) ofUser.delete(userId);
    else ofUser.set(userId, now);
  }

  return {
    async during(userId, bytes, work) {
      if (inAll + bytes > UPLOADS.inAll) throw new Busy(BUSY_S);
      if ((ofUser.get(userId) ?? 0) + bytes > UPLOADS.ofUser) throw new Busy(BUSY_S);
      count(userId, bytes);
      try {
        return await work();
      } finally {
        count(userId, -bytes);
      }
    },
  };
}
