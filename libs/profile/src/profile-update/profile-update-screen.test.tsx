// Rules: R0.113, R0.65, R0.131, R1.4.14.
import { axeFindings, fakeBank, renderBank, sampleAccess, sampleCustomer } from '@bank/kit/testing';
import type { Customer } from '@bank/protocol/customer';
import type { KycMatter } from '@bank/protocol/kyc-info';
import type { PersonalInfo } from '@bank/protocol/profile';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { Component, loader } from './profile-update-screen';

type Shown = Pick<PersonalInfo, 'taxId'> & Pick<Customer, 'actingFor'>;

function show(documents: readonly KycMatter[], { taxId = null, ...more }: Partial<Shown> = {}) {
  const customer = sampleCustomer({ isNeedPersonalInfoUpdate: true, ...more });
  fakeBank({
    customerInfo: () => ({ customer }),
    customerInfoGet: () => ({ customer }),
    userAccessInfo: () => ({ customerAccess: sampleAccess({}) }),
    personalInfoGet: () => ({
      personalInfo: {
        ...{ firstName: 'Paul', lastName: 'Ionescu', birthDay: null, residenceCountryCode: 'RO' },
        ...{ citizenshipCountryCode: 'RO', occupation: null, taxId, phones: [], identities: [], updatedAt: null },
      },
    }),
    occupationsList: () => ({ occupations: [{ id: 'employed', name: 'Employed', sourceList: 'employee' }] }),
    documentTypesList: () => ({ categories: [] }),
    kycInfoGet: () => ({
      kycInfo: {
        ...{ isNeedKyc: false, verified: true, identities: [], addresses: [], phones: [] },
        ...{ occupation: null, secondOccupation: null, sources: [], secondSources: [], purposes: [], documents },
        videoCall: null,
      },
    }),
  });
  return renderBank({ Component, loader }, { at: '/profile-update', messages });
}

test('the details come first, and the papers that the bank asks for stand below them', async () => {
  const { container } = show([
    {
      ...{ categoryId: 12, representativeId: null, name: null, sourceId: null, source: null },
      ...{ status: 'none', documents: [] },
    },
  ]);
  const form = await screen.findByRole('form', { name: 'Personal information' });
  const papers = await screen.findByRole('group', { name: 'Papers that we ask for' });
  expect(within(papers).getByRole('heading', { name: 'Residence permit' })).toBeVisible();
  expect(form.compareDocumentPosition(papers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await axeFindings(container)).toEqual([]);
});

test('what is no tax number is refused at its field', async () => {
  show([]);
  await userEvent.type(await screen.findByLabelText('Tax number'), 'N/A');
  await userEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
  expect(await screen.findByLabelText('Tax number')).toHaveAccessibleDescription(
    /This is no tax number. Type the number, or leave the field empty./,
  );
});

test('a number that the bank has is not in the field: its end stands below, and an empty field keeps it', async () => {
  show([], { taxId: '•••••919' });
  const field = await screen.findByLabelText('Tax number');
  expect(field).toHaveValue('');
  expect(field).toHaveAccessibleDescription('Ends in 919. Leave the field empty to keep it.');
});

test('who acts for the customer is not asked for their number', async () => {
  show([], { actingFor: { customerId: 1025, name: 'Paul Ionescu' } });
  expect(await screen.findByRole('form', { name: 'Personal information' })).toBeVisible();
  expect(screen.queryByLabelText('Tax number')).not.toBeInTheDocument();
});

test('without any the details stand alone', async () => {
  show([]);
  expect(await screen.findByRole('form', { name: 'Personal information' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Papers that we ask for' })).not.toBeInTheDocument();
});
