import { renderBank } from '@bank/kit/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Component, loader } from '../approved/approved-screen';
import messages from '../messages-steps/en.json';

/** The list of requests. @param search of its address */
export const show = (search = '') => renderBank({ Component, loader }, { at: `/transfer/approved${search}`, messages });

/** Ticks a request. */
export const select = async (user: UserEvent, name: RegExp) =>
  user.click(await screen.findByRole('checkbox', { name }));

/** Presses a button of an open dialog. */
export const send = async (user: UserEvent, dialog: string, button: string) =>
  user.click(within(await screen.findByRole('dialog', { name: dialog })).getByRole('button', { name: button }));

/** Ticks the request over 40 and opens the sheet that approves it. */
export async function approveFirst(user: UserEvent) {
  await select(user, /40\.00/);
  await user.click(screen.getByRole('button', { name: 'Approve' }));
}
