import { useText } from '@bank/i18n';
import { allOf, Answer, Rows } from '@bank/kit';
import { useQuery } from '@tanstack/react-query';
import { DeclarationRow } from './declaration-row';
import { KINDS, reading } from './kinds';

export interface DeclarationListProps {
  /** The company that declares. */
  company: string;
  /** Why who looks at it may sign none, or undefined. */
  lockedBecause?: string;
}

/** The declarations that the bank asks of the company, a row each. */
export function DeclarationList({ company, lockedBecause }: DeclarationListProps) {
  const t = useText();
  const [first, second, third] = KINDS;
  const answers = allOf(useQuery(reading(first)), useQuery(reading(second)), useQuery(reading(third)));
  return (
    <Answer of={answers} rows={2}>
      {(read) => (
        <Rows label={t('profile.declarations.title')}>
          {KINDS.map((kind, place) => {
            const declaration = read[place]?.declaration;
            return (
              declaration?.isAsked && (
                <DeclarationRow
                  key={kind.id}
                  kind={kind}
                  declaration={declaration}
                  company={company}
                  lockedBecause={lockedBecause}
                />
              )
            );
          })}
        </Rows>
      )}
    </Answer>
  );
}
