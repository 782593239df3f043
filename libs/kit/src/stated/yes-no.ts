import { useText } from '@bank/i18n';

/** The values of a yes and a no, as forms keep them and the dictionaries name them. */
export const YES = 'true';
export const NO = 'false';

/** An answer that a question offers. */
export interface YesOption {
  value: string;
  name: string;
  /** The question that follows this answer; its answer is the details. */
  ask?: string | undefined;
}

/** Yes and no. @param ask the question that follows a yes */
export function useYesNo(ask?: string): readonly YesOption[] {
  const t = useText();
  return [
    { value: YES, name: t('kit.stated.yes'), ask },
    { value: NO, name: t('kit.stated.no') },
  ];
}
