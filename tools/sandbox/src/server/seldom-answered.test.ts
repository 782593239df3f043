import type { Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import { documentCategory, documentType } from '@bank/protocol/documents';
import { PERSONA_PASSWORD } from '../seed/personas';
import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { clientOf } from './test-client';
import { uploaderOf } from './test-upload';

// Dispatch holds every answer to its row, so a row is proven as soon as one test gets an answer. The rooms' tests get none of these.
const { profile, transfers, kycTax } = rooms;

let bank: TestBank;
let client: ReturnType<typeof clientOf>;

beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
});
afterAll(() => bank.close());

async function as(persona: string) {
  const { accessToken } = await client.signIn(persona);
  return async (row: Row, fields: object = {}) => {
    const answer = (await client.call(accessToken, row.name, fields)).json<{ responseCode: string }>();
    expect(answer).toMatchObject({ responseCode: '00' });
    return answer;
  };
}

const upload = async (persona: string, { name }: Row, fields: object) =>
  uploaderOf(bank)((await client.signIn(persona)).accessToken, name, fields);

test('a code is sent again, and the list of requests is read', async () => {
  const ana = await as('ana');
  const order = { accountId: 10011, amount: '1.00', currency: 'EUR', toEmail: 'ben@personas.test' };
  const { trxid } = transfers.p2pTransfer.response.parse(await ana(transfers.p2pTransfer, order));
  await ana(transfers.resendSmsForTransfer, { trxid });
  const olivia = await as('olivia');
  await olivia(transfers.transactionRequestList, { page: 1, size: 20 });
});

test('an address is proven by a document, and then confirmed', async () => {
  const pat = await as('pat');
  const { addresses } = profile.addressesGet.response.parse(await pat(profile.addressesGet));
  const addressId = addresses[0]?.addressId;
  await pat(profile.addressDocumentTypes, { countryCode: 'RO' });
  expect(
    await upload('pat', profile.addressDocumentUpload, { addressId, documentTypeId: documentType.utilityBill }),
  ).toMatchObject({
    responseCode: '00',
  });
  await pat(profile.confirmAddress, { addressId });
});

test('the change of the sign-in address is given up', async () => {
  const pat = await as('pat');
  const { emails } = profile.emailsGet.response.parse(await pat(profile.emailsGet));
  const other = emails.find((one) => one.isConfirmed && !one.isPrimary);
  const asked = await pat(profile.setPrimaryEmail, { emailId: other?.emailId, password: PERSONA_PASSWORD });
  const { usernameChange } = profile.setPrimaryEmail.response.parse(asked);
  await pat(profile.usernameChangeCancel, { requestId: usernameChange?.requestId });
});

test('documents of a company and of a limited account are taken', async () => {
  expect(
    await upload('carl', profile.companyDocumentUpload, { categoryId: documentCategory.businessRegistration }),
  ).toMatchObject({
    responseCode: '00',
  });
  const lina = await as('lina');
  const { limit } = kycTax.limitReasonGet.response.parse(await lina(kycTax.limitReasonGet));
  const requirementId = limit.reasons[0]?.requirementDocuments[0]?.id;
  expect(
    await upload('lina', kycTax.limitDocumentUpload, { requirementId, documentTypeId: documentType.passport }),
  ).toMatchObject({
    responseCode: '00',
  });
});
