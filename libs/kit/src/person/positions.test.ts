// Rules: R3.3.5.
import { positionWord } from './positions';

it.each([
  [2, 'director'],
  [6, 'shareholder'],
  [9, 'shareholder'],
  [8, 'owner'],
  [1, 'authorized'],
  [77, 'authorized'],
])('position %i is %s (R3.3.5)', (positionId, word) => expect(positionWord(positionId)).toBe(`kit.position.${word}`));
