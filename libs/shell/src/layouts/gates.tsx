import { loadTexts } from '@bank/i18n';
import type { Feature } from '@bank/kit';
import { latePart } from '@bank/ui';
import { features } from '../routing/features';
import { useSettled } from '../signed-in/settled';

const GATES = features.flatMap(({ id, loadGate, loadMessages }) =>
  loadGate ? [{ id, Gate: latePart(() => withTexts(loadGate, loadMessages)) }] : [],
);

/** The customer may not have been at any page of the room, whose texts come with its pages. */
async function withTexts(loadGate: NonNullable<Feature['loadGate']>, loadMessages: Feature['loadMessages']) {
  const [gate] = await Promise.all([loadGate(), loadMessages && loadTexts([loadMessages])]);
  return gate;
}

/** What rooms may put over a place of the bank. Neither code nor calls of theirs are asked for before the first page has settled. */
export function Gates() {
  const isSettled = useSettled();
  return isSettled && GATES.map(({ id, Gate }) => <Gate key={id} />);
}
