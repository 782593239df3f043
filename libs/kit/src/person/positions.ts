import { type MessageId, useText } from '@bank/i18n';
import { position } from '@bank/protocol/company-position';

const WORDS: Readonly<Record<number, MessageId>> = {
  [position.director]: 'kit.position.director',
  [position.shareholder]: 'kit.position.shareholder',
  [position.otherShareholder]: 'kit.position.shareholder',
  [position.owner]: 'kit.position.owner',
};

/** What a person is in a company, by number (R3.3.5); any other is an authorized user. */
export const positionWord = (positionId: number): MessageId => WORDS[positionId] ?? 'kit.position.authorized';

/** Everything that a person is in a company, each word once: "Director", "Owner". */
export function usePositions(): (positionIds: readonly number[]) => readonly string[] {
  const t = useText();
  return (positionIds) => [...new Set(positionIds.map(positionWord))].map((word) => t(word));
}
