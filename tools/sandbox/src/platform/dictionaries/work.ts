import type { SourceList } from '@bank/protocol/dictionaries';
import type { TextId } from './texts';

/** Occupations by id, and which sources of funds are asked of who works so (R3.3.20). */
export const OCCUPATIONS = {
  employed: { name: 'occupationEmployed', sourceList: 'employee' },
  selfEmployed: { name: 'occupationSelfEmployed', sourceList: 'personal' },
  businessOwner: { name: 'occupationBusinessOwner', sourceList: 'personal' },
  student: { name: 'occupationStudent', sourceList: 'personal' },
  retired: { name: 'occupationRetired', sourceList: 'personal' },
  homemaker: { name: 'occupationHomemaker', sourceList: 'personal' },
  unemployed: { name: 'occupationUnemployed', sourceList: 'personal' },
  other: { name: 'occupationOther', sourceList: 'personal' },
} as const satisfies Readonly<Record<string, { name: TextId; sourceList: SourceList }>>;
export type Occupation = keyof typeof OCCUPATIONS;

export const isOccupation = (id: string): id is Occupation => Object.hasOwn(OCCUPATIONS, id);

/** What a person does beside it; `none` has no sources of its own. */
export const SECOND_OCCUPATIONS = {
  none: 'occupationNone',
  employed: 'occupationEmployed',
  selfEmployed: 'occupationSelfEmployed',
  businessOwner: 'occupationBusinessOwner',
  student: 'occupationStudent',
} as const satisfies Readonly<Record<string, TextId>>;

export const isSecondOccupation = (id: string): id is keyof typeof SECOND_OCCUPATIONS =>
  Object.hasOwn(SECOND_OCCUPATIONS, id);
