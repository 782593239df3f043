import { loadTexts } from '@bank/i18n';
import { latePart } from '@bank/ui';
import { createElement } from 'react';
import { loadWaitingMessages } from '../messages-waiting';
import type { BoardProps } from './board';
import { homeRooms } from './home-rooms';

/** What waits, with the code and the words of all rooms that know of something: no first paint waits for it. */
export const WaitingSlot = latePart<Omit<BoardProps, 'sources'>>(async () => {
  const [{ Board }, rooms] = await Promise.all([import('./board'), homeRooms.load(), loadTexts([loadWaitingMessages])]);
  const sources = rooms.flatMap(({ waiting }) => waiting ?? []);
  return { default: (props) => createElement(Board, { ...props, sources }) };
});
