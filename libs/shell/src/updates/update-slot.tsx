import { latePart } from '@bank/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { newRelease, offeredRelease } from './new-release';

/** Fetched once the first screen has settled: a release that takes the code of this one away takes the line, too. */
export const UpdateLine = latePart(() => import('./update-line').then(({ UpdateLine: Line }) => ({ default: Line })));

/**
 * The place of the offer of a new release, above the screens of the frame. Flows and public pages have none. A release that is found
 * while a screen is open is offered from the next one on, so that nothing moves under a finger.
 */
export function UpdateSlot() {
  const { pathname } = useLocation();
  const offered = useStore(newRelease, offeredRelease);
  const [screen, setScreen] = useState({ pathname, offered });
  // While rendering, so that the next screen begins with its line.
  if (screen.pathname !== pathname) setScreen({ pathname, offered });
  // What was put away goes at once.
  if (screen.offered === null || offered === null) return null;
  return <UpdateLine release={offered} />;
}
