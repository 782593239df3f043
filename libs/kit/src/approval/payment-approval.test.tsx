// Rules: R0.22, R0.40, R1.2.17, R2.2.5, R2.8.5.
import { ApiFailure } from '@bank/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '@bank/ui';
import { useRef } from 'react';
import { type Answer, axeFindings, fakeBank, renderBank, sampleTransfer, watchSentences } from '../testing';
import { type Leaving, PaymentApproval } from './payment-approval';
import { afterCreation } from './approval-rules';

const outcomes = { onConfirmed: jest.fn(), onGivenUp: jest.fn(), onLater: jest.fn() };

function show(now: () => Answer | null = () => ({ ...sampleTransfer() }), payment = sampleTransfer()) {
  const lookUp = async () => now() as unknown as ReturnType<typeof sampleTransfer> | null;
  const Component = () => {
    const leaving = useRef<Leaving>(null);
    return (
      <Dialog isOpen title="Signed" closeLabel="Close" onClose={() => leaving.current?.leave()}>
        <PaymentApproval ref={leaving} payment={payment} lookUp={lookUp} {...outcomes} />
      </Dialog>
    );
  };
  return renderBank({ Component }, { at: '/transfer/p2p', messages: {} });
}

async function enter(user: ReturnType<typeof userEvent.setup>, code: string) {
  const field = await screen.findByLabelText('Code');
  await user.clear(field);
  await user.type(field, `${code}{Enter}`);
}

beforeEach(() => {
  sessionStorage.clear();
  outcomes.onConfirmed.mockReset();
  outcomes.onGivenUp.mockReset();
  outcomes.onLater.mockReset();
});

afterEach(() => jest.useRealTimers());

describe('approving by a code', () => {
  it('says where the code went and until when it works, and offers another way', async () => {
    fakeBank({});
    show();
    expect(await screen.findByLabelText('Code')).toHaveAccessibleDescription(/a••@personas.test.*works until/);
    await userEvent.click(screen.getByRole('button', { name: 'Use another way' }));
    expect(screen.getByRole('link', { name: 'Add a passkey' })).toHaveAttribute('href', '/setting');
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('confirms once, whatever is pressed how often', async () => {
    let release: () => void = jest.fn();
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const bank = fakeBank({
      normalConfirm: async () => {
        await held;
        return { ...sampleTransfer({ status: 'posted' }) };
      },
    });
    const user = userEvent.setup();
    show();
    await enter(user, '123456');
    await user.keyboard('{Enter}{Enter}{Enter}{Enter}');
    release();
    await waitFor(() => expect(outcomes.onConfirmed).toHaveBeenCalledTimes(1));
    expect(bank.of('normalConfirm')).toHaveLength(1);
  });

  it('puts a wrong code at the field, selected for another try, each try under a key of its own', async () => {
    const bank = fakeBank({
      normalConfirm: () => ({
        refused: 'This code is not right. Tries left: 4.',
        field: 'approvalCode',
        reason: 'codeWrong',
      }),
    });
    const user = userEvent.setup();
    show();
    await enter(user, '111111');
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/Tries left: 4/));
    expect(screen.getByLabelText('Code')).toHaveFocus();
    await enter(user, '222222');
    await waitFor(() => expect(bank.of('normalConfirm')).toHaveLength(2));
    expect(new Set(bank.of('normalConfirm').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    expect(outcomes.onConfirmed).not.toHaveBeenCalled();
  });

  it.each([
    ['five wrong codes', 'rejected', 'The code was wrong too many times.', 'codeUsedUp'],
    ['an expired code', 'expired', 'The code has expired.', 'codeExpired'],
  ] as const)(
    'is over after %s, says that nothing moved, and offers to start again',
    async (_, status, refused, reason) => {
      fakeBank({ normalConfirm: () => ({ refused, field: 'approvalCode', reason }) });
      const user = userEvent.setup();
      show(() => ({ ...sampleTransfer({ status }) }));
      await enter(user, '111111');
      const dialog = await screen.findByRole('dialog', { name: 'This transfer was not approved' });
      expect(dialog).toHaveTextContent(refused);
      expect(dialog).toHaveTextContent(/No money has moved and nothing is on hold/);
      await user.click(within(dialog).getByRole('button', { name: 'Start again' }));
      expect(outcomes.onGivenUp).toHaveBeenCalledTimes(1);
    },
  );

  it('asks for a code before it asks the bank', async () => {
    const bank = fakeBank({});
    const user = userEvent.setup();
    show();
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/Enter the code/);
    expect(bank.calls).toHaveLength(0);
  });

  it('finds out when the answer is lost, by the same key', async () => {
    const bank = fakeBank({
      normalConfirm: () => ({ lost: true }),
      transferOutcome: () => ({ what: 'payment', payment: sampleTransfer({ status: 'posted' }) }),
    });
    const user = userEvent.setup();
    show();
    await enter(user, '123456');
    await waitFor(() => expect(outcomes.onConfirmed).toHaveBeenCalledTimes(1));
    expect(bank.of('transferOutcome')[0]?.input['idempotencyKey']).toBe(bank.of('normalConfirm')[0]?.idempotencyKey);
  });

  it('says between the press and the truth that it finds out, and nothing else', async () => {
    fakeBank({
      normalConfirm: () => ({ lost: true }),
      transferOutcome: () => ({ what: 'payment', payment: sampleTransfer({ status: 'posted' }) }),
    });
    const user = userEvent.setup();
    show();
    await screen.findByLabelText('Code');
    const watch = watchSentences();
    await enter(user, '123456');
    await waitFor(() => expect(outcomes.onConfirmed).toHaveBeenCalledTimes(1));
    watch.stop();
    expect(watch.seen()).toEqual([
      'Approve this transfer',
      'We are finding out what happened. Do not send the money again.',
      'Asking the bank',
    ]);
  });

  it('lets the code be entered again when it had no effect, and does not claim more than that', async () => {
    fakeBank({
      normalConfirm: () => ({ lost: true }),
      transferOutcome: () => ({ what: 'absent' }),
    });
    const user = userEvent.setup();
    show();
    await enter(user, '123456');
    expect(await screen.findByText(/^Your approval had no effect\./)).toBeVisible();
    expect(screen.getByLabelText('Code')).toBeEnabled();
  });

  it.each([
    ['the code did not arrive and the payment is asked for', { lost: true } as Answer],
    [
      'the code no longer counts and the payment is asked for',
      { refused: 'It no longer waits.', reason: 'notWaiting' },
    ],
  ])('goes on finding out when %s in vain', async (_what, answer) => {
    jest.useFakeTimers();
    fakeBank({
      normalConfirm: () => answer,
      transferOutcome: () => ({ what: 'absent' }),
    });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const asked = [new ApiFailure('server'), new ApiFailure('network')];
    show(() => {
      const failure = asked.shift();
      if (failure) throw failure;
      return { ...sampleTransfer({ status: 'posted' }) };
    });
    await screen.findByLabelText('Code');
    const watch = watchSentences();
    await enter(user, '123456');
    await act(() => jest.advanceTimersByTimeAsync(6000));
    expect(screen.getByRole('alertdialog', { name: 'Approve this transfer' })).toBeVisible();
    expect(outcomes.onConfirmed).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(6000));
    expect(outcomes.onConfirmed).toHaveBeenCalledTimes(1);
    watch.stop();
    expect(watch.seen().filter((text) => /moved|effect|on hold/.test(text))).toEqual([]);
  });
});

describe('leaving', () => {
  it('asks first, and then cancels so that no hold stays', async () => {
    const bank = fakeBank({ transferCancel: () => ({ ...sampleTransfer({ status: 'cancelled' }) }) });
    const user = userEvent.setup();
    show();
    await screen.findByLabelText('Code');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Cancel this transfer?' });
    expect(bank.of('transferCancel')).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Cancel the transfer' }));
    await waitFor(() => expect(outcomes.onGivenUp).toHaveBeenCalledTimes(1));
    expect(bank.of('transferCancel')[0]?.input).toMatchObject({ trxid: 'P900' });
  });

  it('says nothing of a wrong code that was entered before', async () => {
    fakeBank({ normalConfirm: () => ({ refused: 'This code is not right. Tries left: 4.', field: 'approvalCode' }) });
    const user = userEvent.setup();
    show();
    await enter(user, '123456');
    await screen.findByText(/Tries left: 4/);
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Cancel this transfer?' });
    expect(question).not.toHaveTextContent(/Tries left/);
  });

  it('can be thought better of', async () => {
    const bank = fakeBank({});
    const user = userEvent.setup();
    show();
    await screen.findByLabelText('Code');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(await screen.findByLabelText('Code')).toBeVisible();
    expect(bank.calls).toHaveLength(0);
  });
});

describe('approving on the phone', () => {
  const asked = () =>
    sampleTransfer({
      approveType: 'push',
      approvalSentTo: null,
      approvalNumber: '47',
      approvalExpiresAt: new Date(Date.now() + 599_000).toISOString(),
    });

  it('shows the number that the phone shows and the time that is left', async () => {
    fakeBank({});
    show(undefined, asked());
    expect(await screen.findByText('47')).toBeVisible();
    expect(screen.getByText(/\d:\d\d left/)).toBeVisible();
    expect(screen.queryByLabelText('Code')).toBeNull();
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('goes on without the sheet: leaving it cancels nothing', async () => {
    const bank = fakeBank({});
    show(undefined, asked());
    await screen.findByText('47');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(outcomes.onLater).toHaveBeenCalledTimes(1));
    expect(bank.of('transferCancel')).toHaveLength(0);
  });
});

describe('what follows a creation (R2.4.1)', () => {
  it.each([
    ['pending', 'otp', 'code'],
    ['pending', 'sms', 'code'],
    ['pending', 'approvalCode', 'code'],
    ['pending', 'push', 'device'],
    ['posted', 'none', 'success'],
    ['returned', 'otp', 'success'],
    ['created', 'otp', 'approver'],
  ] as const)('%s with %s → %s', (status, approveType, next) =>
    expect(afterCreation({ status, approveType })).toBe(next),
  );
});
