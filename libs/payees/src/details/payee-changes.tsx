import { Text, useFormat, useText, type MessageId } from '@bank/i18n';
import type { PayeeChange } from '@bank/protocol/payees-edit';
import { Fold } from '@bank/ui';

const WORDS: Readonly<Record<PayeeChange['what'], MessageId>> = {
  added: 'payees.change.added',
  imported: 'payees.change.imported',
  renamed: 'payees.change.renamed',
  detailsChanged: 'payees.change.details',
  trusted: 'payees.change.trusted',
  untrusted: 'payees.change.untrusted',
  removed: 'payees.change.removed',
  restored: 'payees.change.restored',
};

/** Who changed what of the entry; folded, since it matters when something looks wrong. */
export function PayeeChanges({ changes }: { changes: readonly PayeeChange[] }) {
  const t = useText();
  const format = useFormat();
  return (
    <Fold isPlain title={<Text id="payees.changes" />}>
      <ul className="grid gap-3">
        {changes.map(({ at, what, by, before, after }) => (
          <li key={`${at}${what}`} className="text-sm break-words">
            <span className="block">{t(WORDS[what], { before: before ?? '', after: after ?? '' })}</span>
            <span className="text-muted">
              <Text id="payees.change.by" values={{ name: by, date: format.date(at, 'day') }} />
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
