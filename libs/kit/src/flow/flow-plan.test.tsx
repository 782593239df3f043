// Rules: R1.2.38, R0.122.
import { render, screen } from '@testing-library/react';
import { useFlowPlan, useShownPlan } from './flow-plan';

function Screen({ title }: { title: string }) {
  useFlowPlan({ steps: ['kit.place.home'], at: 0, title });
  return null;
}
const Line = () => <output>{useShownPlan()?.title ?? 'no plan'}</output>;

const page = (title: string | null) => (
  <>
    <Line />
    {title !== null && <Screen key={title} title={title} />}
  </>
);
const line = () => screen.getByRole('status');

test('the line shows the plan of the screen that is there, also once it took the place of another one, and none after the last', () => {
  const { rerender } = render(page('a form'));
  expect(line()).toHaveTextContent('a form');
  rerender(page('the hub'));
  expect(line()).toHaveTextContent('the hub');
  rerender(page(null));
  expect(line()).toHaveTextContent('no plan');
});
