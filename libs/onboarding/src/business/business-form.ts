import type { MessageId } from '@bank/i18n';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { BusinessAnswers } from './answers';

/** The ten forms, by the names of R1.2.38. `dueDilligenceForm` is spelt so there. */
export type FormId =
  | 'generalForm'
  | 'financialInfoForm'
  | 'dueDilligenceForm'
  | 'legalForm'
  | 'directorsHub'
  | 'shareholdersHub'
  | 'ownersHub'
  | 'usersHub'
  | 'personForm'
  | 'companyForm';

/** What still keeps the application from being sent. */
export interface Problem {
  /** Unique within its form. */
  id: string;
  /** Not answered yet, answered wrongly, or proposed and to be confirmed. */
  kind: 'missing' | 'wrong' | 'confirm';
  text: MessageId;
  /** Names of persons and companies, shares. */
  values?: Readonly<Record<string, string>>;
  /** Where it is mended: search parameters beside the form's own. */
  to: Readonly<Record<string, string>>;
}

/** One form of the hub. */
export interface BusinessForm {
  id: FormId;
  /** In the address: `?form=general`. */
  place: string;
  group: 'company' | 'people' | 'once';
  title: MessageId;
  icon: LucideIcon;
  /** In the order of the form. @param today `YYYY-MM-DD` */
  problems(answers: BusinessAnswers, today: string): readonly Problem[];
  /** It may stay empty. */
  isOptional?: true;
  /** Whether anything was said in it. */
  isBegun(answers: BusinessAnswers): boolean;
  /** One line below its name: what is in it. */
  Told: ComponentType<{ answers: BusinessAnswers }>;
  /** The form itself, a chunk of its own. */
  load(): Promise<{ Form: ComponentType }>;
}
