import type { MessageId } from '@bank/i18n';
import type { Occupation } from '@bank/protocol/profile';

export const OCCUPATIONS: Record<Occupation, MessageId> = {
  employed: 'profile.occupation.employed',
  selfEmployed: 'profile.occupation.selfEmployed',
  businessOwner: 'profile.occupation.businessOwner',
  student: 'profile.occupation.student',
  retired: 'profile.occupation.retired',
  homemaker: 'profile.occupation.homemaker',
  unemployed: 'profile.occupation.unemployed',
  other: 'profile.occupation.other',
};
