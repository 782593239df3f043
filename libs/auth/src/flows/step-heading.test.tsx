import { render, screen } from '@testing-library/react';
import { StepHeading } from './step-heading';

function show(isShown: boolean) {
  return (
    <main tabIndex={-1}>
      <button>Language</button>
      {isShown && <StepHeading takesFocus title="Approve on your phone" />}
    </main>
  );
}

test('the heading takes the focus from the part of the page around it', () => {
  // The shell puts a lost focus there while the code of the step is on its way.
  const { rerender } = render(show(false));
  screen.getByRole('main').focus();
  rerender(show(true));
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('the heading leaves the focus on a control', () => {
  const { rerender } = render(show(false));
  screen.getByRole('button').focus();
  rerender(show(true));
  expect(screen.getByRole('button')).toHaveFocus();
});
