import { Building2, Coins, FileSearch, Scale } from 'lucide-react';
import type { BusinessForm } from '../business-form';
import { DUE_DILIGENCE } from './due-diligence/due-diligence-questions';
import { DueDiligenceTold } from './due-diligence/due-diligence-told';
import { GENERAL } from './general/general-questions';
import { GeneralTold } from './general/general-told';
import { LEGAL } from './legal/legal-questions';
import { LegalTold } from './legal/legal-told';
import { MONEY } from './money/money-questions';
import { MoneyTold } from './money/money-told';
import { isAsked, missingOf, type Question } from './question';

/** What the hub needs of a form, from its questions. A form is begun with its first answer. */
const from = (questions: readonly Question[]) => ({
  group: 'company' as const,
  problems: missingOf(questions),
  isBegun: (answers: Parameters<BusinessForm['isBegun']>[0]) =>
    questions.some((question) => isAsked(question, answers) && question.isAnswered(answers)),
});

/** What a company says of itself. */
export const COMPANY_FORMS: readonly BusinessForm[] = [
  {
    id: 'generalForm',
    place: 'general',
    title: 'onboarding.general.title',
    icon: Building2,
    ...from(GENERAL),
    Told: GeneralTold,
    load: () => import('./general/general-form'),
  },
  {
    id: 'financialInfoForm',
    place: 'money',
    title: 'onboarding.money.title',
    icon: Coins,
    ...from(MONEY),
    Told: MoneyTold,
    load: () => import('./money/money-form'),
  },
  {
    id: 'dueDilligenceForm',
    place: 'due-diligence',
    title: 'kit.diligence.title',
    icon: FileSearch,
    ...from(DUE_DILIGENCE),
    Told: DueDiligenceTold,
    load: () => import('./due-diligence/due-diligence-form'),
  },
  {
    id: 'legalForm',
    place: 'legal',
    title: 'onboarding.legal.title',
    icon: Scale,
    ...from(LEGAL),
    Told: LegalTold,
    load: () => import('./legal/legal-form'),
  },
];
