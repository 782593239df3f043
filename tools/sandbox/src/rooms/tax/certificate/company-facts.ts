import type { BusinessQuestionsIn } from '@bank/protocol/tax-business';
import type { TaxPaper } from '@bank/protocol/tax-papers';
import type { Block, Fact } from '../../../platform/papers/paper';
import type { CertifiedBusiness } from '../certifications';
import type { Controller } from '../controlling-persons';
import { numbersShown } from './number-fields';
import { paperFacts, papersShown } from './paper-facts';
import { birthFacts } from './person-facts';
import type { Shown } from './unprintable-fault';
import type { Words } from './words';
import { factsOf } from './words';

/** An address as a line of it shows it. */
interface Place {
  addressId: number;
  address1: string;
  address2: string | null;
  postalCode: string;
  city: string;
}

/** What a company signs. */
export interface CompanySaid {
  certified: CertifiedBusiness;
  /** Of the company, as the bank knows them. */
  addresses: readonly Place[];
  /** Who controls it, in the order of the screen. */
  controllers: readonly Controller[];
  /** What it has sent, of which the certification names some. */
  papers: readonly TaxPaper[];
}

const TYPES = {
  general: 'tax_said_general',
  investment: 'tax_said_investment',
  'financial-institution': 'tax_said_institution',
} as const;

const REASONS = {
  applied: 'tax_said_giinApplied',
  exempt: 'tax_said_giinExempt',
  sponsored: 'tax_said_giinSponsored',
  notRegistered: 'tax_said_giinNotRegistered',
} as const;

/** The questions that the screen shows, in their order, the GIIN between them; the other answers go along with one of them. */
const BEFORE = [
  [
    'isFinancialInstitution',
    'tax_entity_isFinancialInstitution_label',
    'tax_said_isFinancialInstitution_yes',
    'tax_said_isFinancialInstitution_no',
  ],
  [
    'isUsingClientFunds',
    'tax_entity_isUsingClientFunds_label',
    'tax_said_isUsingClientFunds_yes',
    'tax_said_isUsingClientFunds_no',
  ],
  [
    'isManagedByFinancialInstitution',
    'tax_entity_isManagedByFinancialInstitution_label',
    'tax_said_isManagedByFinancialInstitution_yes',
    'tax_said_isManagedByFinancialInstitution_no',
  ],
] as const;
const AFTER = [
  [
    'isPubliclyTraded',
    'tax_entity_isPubliclyTraded_label',
    'tax_said_isPubliclyTraded_yes',
    'tax_said_isPubliclyTraded_no',
  ],
  [
    'isOwnPubliclyTradedCompany',
    'tax_entity_isOwnPubliclyTradedCompany_label',
    'tax_said_isOwnPubliclyTradedCompany_yes',
    'tax_said_isOwnPubliclyTradedCompany_no',
  ],
  [
    'isEarnPassiveIncome',
    'tax_entity_isEarnPassiveIncome_label',
    'tax_said_isEarnPassiveIncome_yes',
    'tax_said_isEarnPassiveIncome_no',
  ],
] as const;

const yesNoFacts = (rows: typeof BEFORE | typeof AFTER, questions: BusinessQuestionsIn, { say }: Words): Fact[] =>
  rows.flatMap(([id, label, yes, no]) => {
    const answer = questions[id];
    return answer === undefined ? [] : [{ name: say(label), value: say(answer ? yes : no) }];
  });

const giinOf = ({ giin, giinMissingReason: reason }: BusinessQuestionsIn, { say }: Words): string =>
  reason === undefined ? (giin?.trim() ?? '') : say(REASONS[reason]);

const placeOf = (addresses: readonly Place[], id: number): string => {
  const place = addresses.find(({ addressId }) => addressId === id);
  if (!place) return '';
  const { address1, address2, postalCode, city } = place;
  return [address1, address2, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
};

function itselfFacts({ certified, addresses, papers }: CompanySaid, words: Words): Fact[] {
  const { say, countries } = words;
  const { questions, taxIds } = certified;
  return [
    ...factsOf([[say('tax_entity_label'), say(TYPES[certified.entityType])]]),
    ...yesNoFacts(BEFORE, questions, words),
    ...factsOf([[say('tax_entity_giin_label'), giinOf(questions, words)]]),
    ...yesNoFacts(AFTER, questions, words),
    ...factsOf([
      [say('tax_addresses_registered'), placeOf(addresses, certified.registeredAddressId)],
      [say('tax_addresses_business'), placeOf(addresses, certified.placeOfBusinessAddressId)],
      [say('tax_plan_us'), say(certified.isUSTaxPayer ? 'tax_said_companyUs_yes' : 'tax_said_companyUs_no')],
    ]),
    ...paperFacts(certified, papers, words),
    ...factsOf([[say('tax_companyCountries_label'), countries(taxIds.map(({ countryCode }) => countryCode))]]),
    ...words.numbers(taxIds, 'tinBusiness'),
  ];
}

/** The lines of a company, then each person who controls it under their name, in the order of the screen. */
export const companyBlocks = (company: CompanySaid, words: Words): Block[] => [
  { kind: 'facts', rows: itselfFacts(company, words) },
  ...company.controllers.flatMap(({ representativeId, name }): Block[] => {
    const person = company.certified.controllingPersons.find((one) => one.representativeId === representativeId);
    if (!person) return [];
    const rows = [...birthFacts(person, words), ...words.numbers(person.taxIds, 'tinPersonal')];
    return [
      { kind: 'heading', text: name },
      { kind: 'facts', rows },
    ];
  }),
];

/** What of it was written, each with its field. The form brings no name of a controller, and a GIIN has plain letters alone. */
export const companyShown = ({ certified, addresses, papers }: CompanySaid): readonly Shown[] => [
  ['registeredAddressId', placeOf(addresses, certified.registeredAddressId)],
  ['placeOfBusinessAddressId', placeOf(addresses, certified.placeOfBusinessAddressId)],
  ...papersShown(certified, papers),
  ...numbersShown(certified.taxIds, 'taxIds'),
  ...certified.controllingPersons.flatMap(({ cityOfBirth, taxIds }, place): readonly Shown[] => {
    const at = `controllingPersons.${place}`;
    return [[`${at}.cityOfBirth`, cityOfBirth], ...numbersShown(taxIds, `${at}.taxIds`)];
  }),
];
