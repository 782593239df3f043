import { numberOf } from './phone-number';

const RO = { countryCode: 'RO', phoneCode: '40', minLength: 9, maxLength: 9 };
const IT = { countryCode: 'IT', phoneCode: '39', minLength: 6, maxLength: 11 };
const DE = { countryCode: 'DE', phoneCode: '49', minLength: 6, maxLength: 13 };

test.each([
  ['722 111 222', RO, '722111222'],
  ['0722-111-222', RO, '722111222'],
  ['+40 722 111 222', RO, '722111222'],
  ['0040722111222', RO, '722111222'],
  ['+40 (0)722 111 222', RO, '722111222'],
  ['06 1234567', IT, '061234567'],
  ['0176 12345678', DE, '17612345678'],
  ['+49 722 111 222', RO, null],
  ['72211122', RO, null],
  ['7221112223', RO, null],
  ['seven', RO, null],
  ['', RO, null],
] as const)('%j with %j is %j', (typed, code, number) => expect(numberOf(typed, code)).toBe(number));
