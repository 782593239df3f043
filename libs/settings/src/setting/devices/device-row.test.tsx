// Rules: R1.3.4.
import { fakeBank, renderBank } from '@bank/kit/testing';
import { session } from '@bank/session';
import { screen, within } from '@testing-library/react';
import messages from '../../messages/en.json';
import { DeviceRow } from './device-row';

const phone = (id: string, name: string) => ({
  id,
  name,
  type: 'ios' as const,
  location: null,
  lastActivityAt: null,
  status: 'approved' as const,
});

test('the phone that approved this login is marked, and no other', () => {
  fakeBank({});
  session.setState({ approvedDevice: 'd2' });
  const nothing = () => undefined;
  const Component = () => (
    <ul>
      <DeviceRow device={phone('d1', 'Old phone')} onOpen={nothing} />
      <DeviceRow device={phone('d2', 'New phone')} onOpen={nothing} />
    </ul>
  );
  renderBank({ Component }, { at: '/setting', messages });
  const [old, recent] = screen.getAllByRole('listitem');
  if (!old || !recent) throw new Error('two phones were expected');
  expect(within(old).queryByText('Approved this login')).toBeNull();
  expect(within(recent).getByText('Approved this login')).toBeVisible();
});
