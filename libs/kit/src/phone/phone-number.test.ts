// Rules: R0.130, R3.3.4.
import { numberOf, readingsOf, sentNumber } from './phone-number';

const RO = { countryCode: 'RO', phoneCode: '40', minLength: 9, maxLength: 9 };
const IT = { countryCode: 'IT', phoneCode: '39', minLength: 6, maxLength: 11 };
const DE = { countryCode: 'DE', phoneCode: '49', minLength: 6, maxLength: 13 };
const AT = { countryCode: 'AT', phoneCode: '43', minLength: 7, maxLength: 13 };
const US = { countryCode: 'US', phoneCode: '1', minLength: 10, maxLength: 10 };

test.each([
  ['722 111 222', RO, '722111222'],
  ['0722-111-222', RO, '722111222'],
  ['+40 722 111 222', RO, '722111222'],
  ['0040722111222', RO, '722111222'],
  ['+40 (0)722 111 222', RO, '722111222'],
  ['06 1234567', IT, '061234567'],
  ['0176 12345678', DE, '17612345678'],
  ['+49 722 111 222', RO, null],
  ['++49 151 12345678', DE, null],
  ['0049 722 111 222', RO, null],
  ['72211122', RO, null],
  ['7221112223', RO, null],
  ['seven', RO, null],
  ['', RO, null],
  // Its own code, without a plus.
  ['40 722 111 222', RO, '722111222'],
  ['40 0722 111 222', RO, '722111222'],
  ['040 722 111 222', RO, '722111222'],
  ['(40) 722-111-222', RO, '722111222'],
  ['39 06 12345678', IT, '0612345678'],
  ['1 (212) 555-0100', US, '2125550100'],
  // Shorter with its code than any number of the country: no code is in it.
  ['402 345 678', RO, '402345678'],
  // A zero, or a plus, says where the number begins.
  ['0491 12345', DE, '49112345'],
  ['+49 491 12345', DE, '49112345'],
  ['+49 49 151 123456789012', DE, null],
  ['+40 40 722 111 222', RO, '722111222'],
] as const)('%j with %j is %j', (typed, code, number) => expect(numberOf(typed, code)).toBe(number));

test.each([
  ['49 151 12345678', DE, ['4915112345678', '15112345678']],
  ['43 664 1234567', AT, ['436641234567', '6641234567']],
  ['39 06 1234567', IT, ['39061234567', '061234567']],
  ['392 1234567', IT, ['3921234567', '21234567']],
] as const)('%j with %j may be either of %j, and is neither until the user says', (typed, code, numbers) => {
  expect(readingsOf(typed, code)).toEqual(numbers);
  expect(numberOf(typed, code)).toBeNull();
  for (const number of numbers) expect(numberOf(`+${code.phoneCode} ${number}`, code)).toBe(number);
});

test('a number that begins with its own code goes to the bank with its plus, any other one without', () => {
  expect(sentNumber('0491 12345', DE)).toBe('+4949112345');
  expect(sentNumber('0176 12345678', DE)).toBe('17612345678');
  expect(sentNumber('49 151 12345678', DE)).toBeNull();
});
