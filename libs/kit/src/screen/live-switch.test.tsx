import { ApiFailure } from '@bank/api-client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { axeFindings, renderBank } from '../testing';
import { LiveSwitch } from './live-switch';

/** A bank that answers when the test lets it. */
function show() {
  const asked: boolean[] = [];
  const answers: ((failure?: ApiFailure) => void)[] = [];
  const Component = () => {
    const [isOn, setOn] = useState(false);
    const set = (wanted: boolean) => {
      asked.push(wanted);
      return new Promise<void>((done, fail) =>
        answers.push((failure) => {
          if (failure) return fail(failure);
          setOn(wanted);
          done();
        }),
      );
    };
    return <LiveSwitch label="Online payments" isOn={isOn} set={set} />;
  };
  const view = renderBank({ Component }, { at: '/', messages: {} });
  const answer = async (failure?: ApiFailure) => {
    await waitFor(() => expect(answers).not.toEqual([]));
    await act(async () => answers.shift()?.(failure));
  };
  const isSettled = () => waitFor(() => expect(screen.getByRole('switch')).toHaveAttribute('aria-busy', 'false'));
  return { ...view, asked, answer, isSettled };
}
const press = () => userEvent.click(screen.getByRole('switch', { name: 'Online payments' }));

test('a press counts at once, and says when the bank has it', async () => {
  const { asked, answer, isSettled, container } = show();
  await press();
  expect(screen.getByRole('switch')).toBeChecked();
  expect(screen.getByRole('switch')).toHaveAttribute('aria-busy', 'true');
  await answer();
  await isSettled();
  expect(screen.getByRole('switch')).toBeChecked();
  expect(asked).toEqual([true]);
  expect(await axeFindings(container)).toEqual([]);
});

test('a press while the bank is being asked is told next, and not lost', async () => {
  const { asked, answer, isSettled } = show();
  await press();
  await press();
  expect(screen.getByRole('switch')).not.toBeChecked();
  expect(asked).toEqual([true]);
  await answer();
  await answer();
  await isSettled();
  expect(asked).toEqual([true, false]);
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('a refusal puts the switch back and says why; the next press tries again', async () => {
  const { asked, answer, isSettled } = show();
  await press();
  await answer(new ApiFailure('network', {}));
  await isSettled();
  expect(screen.getByRole('switch')).not.toBeChecked();
  expect(screen.getByRole('alert')).toBeVisible();
  await press();
  await answer();
  await isSettled();
  expect(screen.getByRole('switch')).toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked).toEqual([true, true]);
});

test('however presses and answers meet, the bank ends with what was chosen last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('press', 'answer'), { maxLength: 6 }), async (steps) => {
      const { asked, answer, isSettled, unmount } = show();
      let presses = 0;
      let open = 0;
      for (const step of steps) {
        if (step === 'press') {
          fireEvent.click(screen.getByRole('switch'));
          presses += 1;
        } else if (open < asked.length) {
          await answer();
          open += 1;
        }
      }
      while (screen.getByRole('switch').getAttribute('aria-busy') === 'true') {
        await (open < asked.length ? answer().then(() => (open += 1)) : isSettledOrAsked(asked, open));
      }
      await isSettled();
      expect(screen.getByRole('switch').matches(':checked')).toBe(presses % 2 === 1);
      if (asked.length > 0) expect(asked.at(-1)).toBe(presses % 2 === 1);
      unmount();
    }),
    { numRuns: 15 },
  );
});

/** What follows an answer, either the next question or rest, takes a moment. */
const isSettledOrAsked = (asked: readonly boolean[], open: number) =>
  waitFor(() =>
    expect(open < asked.length || screen.getByRole('switch').getAttribute('aria-busy') === 'false').toBe(true),
  );
