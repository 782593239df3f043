// Rules: R2.7.51.
import { inFours } from '@bank/kit';
import { transferCode } from './share-rules';

const instruction = {
  id: 1,
  accountId: 1,
  kind: 'sepa' as const,
  bankAccountNumber: 'LU280019400644750000',
  holderName: 'Ana Marin',
  isForOthers: true,
  isViewed: true,
};
const bank = { bic: 'PLWTLULL', name: 'Bank', address: 'Luxembourg' };

test('an IBAN stands in groups of four, without a space at its end', () => {
  expect(inFours('LU280019400644750000')).toBe('LU28 0019 4006 4475 0000');
  expect(inFours('GB29NWBK60161331926819')).toBe('GB29 NWBK 6016 1331 9268 19');
});

test('the code of a transfer has its lines in the order of EPC069-12, without an amount', () => {
  expect(transferCode(instruction, bank).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'PLWTLULL',
    'Ana Marin',
    'LU280019400644750000',
  ]);
  expect(transferCode({ ...instruction, holderName: 'x'.repeat(80) }, bank).split('\n')[5]).toHaveLength(70);
});
