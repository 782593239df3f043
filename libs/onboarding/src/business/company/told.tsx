import { isolated, type MessageId, Text } from '@bank/i18n';
import { Fragment, type ReactNode } from 'react';

const BETWEEN = ' · ';

/** What is in a form, in one line: "Porcelain maker · J12/418/2019 · Cluj-Napoca". Before the first answer, what it asks. */
export function Told({ parts, asks }: { parts: readonly ReactNode[]; asks: MessageId }) {
  const said = parts.filter((part) => part !== null && part !== '');
  if (said.length === 0) return <Text id={asks} />;
  return (
    <>
      {said.map((part, index) => (
        // The places are fixed: a part has no other name.
        <Fragment key={index}>
          {index > 0 && BETWEEN}
          {typeof part === 'string' ? isolated(part) : part}
        </Fragment>
      ))}
    </>
  );
}

/** A whole paragraph would hide what follows it. */
const MOST = 40;

export const short = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST - 1).trimEnd()}…` : text);
