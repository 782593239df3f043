/**
 * A lane does one piece of work after the other until a look finds none.
 * @param takeOne looks for work and does it. @returns whether there was any
 * @returns a function that makes the lane look; its promise says whether the lane has done anything. A call while the lane works, or in its
 *   last look, makes the lane look once more.
 */
export function createLane(takeOne: () => Promise<boolean>, signal: AbortSignal): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  let isAsked = false;

  async function drain(): Promise<boolean> {
    let hasWorked = false;
    try {
      while (isAsked && !signal.aborted) {
        isAsked = false;
        while (!signal.aborted && (await takeOne())) hasWorked = true;
      }
      return hasWorked;
    } finally {
      running = undefined;
    }
  }

  return () => {
    isAsked = true;
    return (running ??= drain());
  };
}
