import { Crown } from 'lucide-react';
import type { BusinessForm } from '../business-form';
import { ownerProblems } from '../rules/owners';
import { OwnersTold } from './owners-told';

export const OWNERS_FORM: BusinessForm = {
  id: 'ownersHub',
  place: 'owners',
  group: 'people',
  title: 'onboarding.owners.name',
  icon: Crown,
  problems: ownerProblems,
  isBegun: ({ confirmedOwners, controllers, nobodyElse }) =>
    confirmedOwners.length > 0 || controllers.length > 0 || nobodyElse !== '',
  Told: OwnersTold,
  load: () => import('./owners-hub').then(({ OwnersHub }) => ({ Form: OwnersHub })),
};
