import { type MessageId, Text } from '@bank/i18n';
import { Section } from '@bank/kit';
import { Badge, Button } from '@bank/ui';
import type { ReactNode } from 'react';

interface StatedSectionProps {
  title: MessageId;
  /** undefined: the answer of the bank is not here yet. */
  isStated: boolean | undefined;
  /** Below the title once the company has stated it. */
  lead: ReactNode;
  /** In its place before that: what is asked, and why. */
  asks: MessageId;
  /** The reason why the user may not change it, or undefined. */
  lockedBecause: string | undefined;
  onChange(): void;
  children: ReactNode;
}

/** What a company has stated of itself, with the way to state it anew; before the first time, the invitation to state it. */
export function StatedSection({ title, isStated, lead, asks, lockedBecause, onChange, children }: StatedSectionProps) {
  const isLocked = lockedBecause !== undefined;
  return (
    <Section
      title={title}
      lead={isStated === false ? <Text id={asks} /> : lead}
      action={
        isStated ? (
          <Button variant="secondary" size="small" disabled={isLocked} onClick={onChange}>
            <Text id="profile.stated.change" />
          </Button>
        ) : (
          isStated === false && (
            <Badge>
              <Text id="profile.stated.none" />
            </Badge>
          )
        )
      }
    >
      {isLocked && <p className="text-muted text-sm">{lockedBecause}</p>}
      {isStated === false && (
        <Button variant="secondary" size="small" className="justify-self-start" disabled={isLocked} onClick={onChange}>
          <Text id="profile.stated.answer" />
        </Button>
      )}
      {children}
    </Section>
  );
}
