import { Text } from '@bank/i18n';
import type { Whom } from '../whom/read-whom';
import { Read, WhomNote } from '../whom/whom-note';
import type { Payee } from './use-payee';

interface PayeeNoteProps {
  whom: Whom;
  payee: Payee;
}

/** Who is at the address, or what else was understood; an unknown payee is an error and shows as that. */
export function PayeeNote({ whom, payee }: PayeeNoteProps) {
  // No part of a line of text: its baseline would be that of a glyph once the payee is known, and the page below would move.
  return (
    <span aria-live="polite" className="flex min-h-5 items-center gap-1.5">
      {payee.state === 'known' ? (
        <Read>{payee.name}</Read>
      ) : payee.state === 'later' ? (
        payee.sentence
      ) : payee.state === 'looking' ? (
        <Text id="transfers.p2p.looking" />
      ) : (
        <WhomNote whom={whom} />
      )}
    </span>
  );
}
