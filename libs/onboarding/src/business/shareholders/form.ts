import { Network } from 'lucide-react';
import { levelOf, ROOT } from '../answers';
import type { BusinessForm } from '../business-form';
import { treeProblems } from '../rules/tree-problems';
import { ShareholdersTold } from './shareholders-told';

export const SHAREHOLDERS_FORM: BusinessForm = {
  id: 'shareholdersHub',
  place: 'shareholders',
  group: 'people',
  title: 'onboarding.shareholders.name',
  icon: Network,
  problems: (answers) => treeProblems(answers, BRAND.sourceOfWealth),
  isBegun: (answers) => levelOf(answers, ROOT).holders.length > 0,
  Told: ShareholdersTold,
  load: () => import('./shareholders-hub').then(({ ShareholdersHub }) => ({ Form: ShareholdersHub })),
};
