/** @jest-environment @bank/testing/environment */
// Rules: R3.5.5, R3.5.7, R0.45, R0.47.
import { axeFindings } from '@bank/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { business, levelOf } from '../answers';
import { FABRICA } from '../rules/test-company';
import { forgetBusiness, openBusiness } from '../../testing/business';

const now = () => business.store.getState().answers;
const level = (name: string) => screen.findByRole('region', { name });

beforeEach(forgetBusiness);

test('a part is added to somebody who is entered, with what is left of the level said meanwhile', async () => {
  const { container } = await openBusiness('?form=shareholders', FABRICA);
  const root = await level('Fabrica Nord');
  expect(within(root).getByText('Not named')).toBeVisible();
  expect(within(root).getByText('10%')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.click(within(root).getByRole('button', { name: 'Add a shareholder' }));
  const picker = await screen.findByRole('dialog', { name: 'Add a shareholder' });
  // Those of this level hold a part of it already.
  expect(within(picker).queryByRole('button', { name: /Petra/ })).toBeNull();
  await userEvent.click(within(picker).getByRole('button', { name: /Yara/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Yara Ilie in Fabrica Nord' });
  await userEvent.type(within(sheet).getByLabelText('Share in percent'), '10.5');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save the share' }));
  expect(await within(sheet).findByText('Together with the others that’s more than 100%.')).toBeVisible();
  await userEvent.clear(within(sheet).getByLabelText('Share in percent'));
  await userEvent.type(within(sheet).getByLabelText('Share in percent'), '7.25');
  expect(within(sheet).getByText('2.75% is left.')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save the share' }));
  expect(levelOf(now(), 'root').holders.at(-1)).toEqual({ id: 'p4', share: '7.25' });
  expect(await screen.findByText('Yara Ilie is added.')).toBeVisible();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('share.root.p4');
});

test('what each holds in the end is said with its ways, and follows a share that is changed above it', async () => {
  await openBusiness('?form=shareholders', FABRICA);
  const held = await screen.findByRole('region', { name: 'Held in the end' });
  expect(held).toHaveTextContent('Petra Ilie40% + 30% of 35%50.5%');
  await userEvent.click(within(await level('Fabrica Nord')).getByRole('button', { name: /Nordhus Holding/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Nordhus Holding in Fabrica Nord' });
  await userEvent.clear(within(sheet).getByLabelText('Share in percent'));
  await userEvent.type(within(sheet).getByLabelText('Share in percent'), '20');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save the share' }));
  await waitFor(() => expect(held).toHaveTextContent('Petra Ilie40% + 30% of 20%46%'));
});

test('removing asks, and is undone with one press', async () => {
  await openBusiness('?form=shareholders', FABRICA);
  await userEvent.click(within(await level('Fabrica Nord')).getByRole('button', { name: /Nordhus Holding/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Nordhus Holding in Fabrica Nord' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Remove' }));
  const ask = await screen.findByRole('alertdialog', { name: 'Remove Nordhus Holding from Fabrica Nord?' });
  await userEvent.click(within(ask).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Nordhus Holding holds no part any more.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Nordhus Holding' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await level('Nordhus Holding')).toBeVisible();
  expect(now().levels).toEqual(FABRICA.levels);
});

test('a company among the holders asks for a director, and takes one who is entered', async () => {
  await openBusiness('?form=shareholders', FABRICA);
  const danube = await level('Danube Growth');
  expect(within(danube).getByText('No director yet')).toBeVisible();
  await userEvent.click(within(danube).getByRole('button', { name: 'Name a director' }));
  const picker = await screen.findByRole('dialog', { name: 'Name a director' });
  await userEvent.click(within(picker).getByRole('button', { name: /Mihai/ }));
  expect(await within(danube).findByText(/Directed by/)).toHaveTextContent('Directed by Mihai Ilie');
});

test('a part that is typed outlives a reload, and one that is no share is said at its field', async () => {
  const view = await openBusiness('?form=shareholders&open=part&id=root.p1', FABRICA);
  const field = await screen.findByLabelText('Share in percent');
  await userEvent.clear(field);
  await userEvent.type(field, '0');
  await userEvent.click(await screen.findByRole('button', { name: 'Save the share' }));
  expect(await screen.findByText(/A share is more than 0/)).toBeVisible();
  await userEvent.type(field, '.5');
  view.unmount();
  await openBusiness('?form=shareholders&open=part&id=root.p1');
  expect(await screen.findByLabelText('Share in percent')).toHaveValue('0.5');
});

test('the drawing shows every way down, and its cards lead to all that can be done', async () => {
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: media.includes('min-width') }) as MediaQueryList,
    );
  const { container } = await openBusiness('?form=shareholders', FABRICA);
  const tree = await screen.findByRole('group', { name: 'Shareholders' });
  expect(within(tree).getAllByRole('button', { name: /Petra Ilie/ })).toHaveLength(2);
  expect(within(tree).getAllByText('Not named')).toHaveLength(2);
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.click(within(tree).getByRole('button', { name: /Danube Growth SCA|Danube Growth/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Danube Growth in Fabrica Nord' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Name a director' }));
  const picker = await screen.findByRole('dialog', { name: 'Name a director' });
  await userEvent.click(within(picker).getByRole('button', { name: /Mihai/ }));
  expect(await within(tree).findByRole('button', { name: /Danube Growth/ })).toHaveAccessibleName(/1 director/);
  await userEvent.click(await screen.findByRole('radio', { name: 'Table' }));
  expect(await level('Danube Growth')).toBeVisible();
  jest.restoreAllMocks();
});
