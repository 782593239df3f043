import { Text, useText, type MessageId } from '@bank/i18n';
import type { Missing } from '@bank/session';
import { EmptyState } from '@bank/ui';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { missingText } from '../permission/missing-text';

export interface AllowedProps {
  /** What is in the way: `useCustomer().may.missing.seeHistory`. Undefined where nothing is. */
  missing: Missing | undefined;
  /** What cannot be done here, e.g. "You cannot see this history". */
  title: MessageId;
  /** Not rendered while something is in the way, so that it asks the bank for nothing. */
  children: ReactNode;
}

/** A screen or a part of it that needs a right: says which one is missing and who can grant it (R1.2.28). */
export function Allowed({ missing, title, children }: AllowedProps) {
  const t = useText();
  if (!missing) return children;
  return (
    <EmptyState icon={<Lock />} title={<Text id={title} />}>
      {missingText(missing, t)}
    </EmptyState>
  );
}
