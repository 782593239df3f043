/** @jest-environment @bank/testing/environment */
// Rules: R3.3.25.
import { axeFindings } from '@bank/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { business } from '../../answers';
import { forgetBusiness, openBusiness } from '../../../testing/business';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
const answers = () => business.store.getState().answers;

beforeEach(forgetBusiness);

test('three questions; a yes is asked for its details, and a no forgets them', async () => {
  const { container, address } = await openBusiness('?form=due-diligence');
  await heading('Is a public official among the company’s people, or does a state own part of it?');
  await goOn();
  expect(await screen.findByText('Choose one.')).toBeVisible();
  await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
  await goOn();
  expect(await screen.findByText('Fill this in.')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Who is it, and which office or state?'), 'Petra Ilie, mayor of Turda');
  await goOn();
  await heading('Has the company been sued, or is it in court now?');
  await userEvent.click(await screen.findByRole('radio', { name: 'No' }));
  await goOn();
  await heading('Does the company or one of its owners pay taxes in another country?');
  await userEvent.click(await screen.findByRole('radio', { name: 'No' }));
  await goOn();
  await heading('Is all of this right?');
  expect(answers()).toMatchObject({
    ...{ government: 'true', governmentDetails: 'Petra Ilie, mayor of Turda', lawsuits: 'false', taxPayers: 'false' },
  });
  await userEvent.click(screen.getAllByRole('link', { name: 'Petra Ilie, mayor of Turda' })[0] ?? document.body);
  await userEvent.click(await screen.findByRole('radio', { name: 'No' }));
  await goOn();
  await heading('Is all of this right?');
  expect(answers()).toMatchObject({ government: 'false', governmentDetails: '' });
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(address()).toBe('/register/business'));
});

test('a typed detail outlives a reload', async () => {
  const first = await openBusiness('?form=due-diligence', { government: 'false' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
  await userEvent.type(screen.getByLabelText('Over what, with whom, and where does it stand?'), 'A supplier');
  first.unmount();
  await openBusiness('?form=due-diligence');
  expect(await screen.findByLabelText('Over what, with whom, and where does it stand?')).toHaveValue('A supplier');
});
