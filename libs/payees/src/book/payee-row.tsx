import { Text, useFormat } from '@bank/i18n';
import { Row } from '@bank/kit';
import type { BookPayee } from '@bank/protocol/payees';
import { Avatar } from '@bank/ui';
import { ChevronRight } from 'lucide-react';
import { detailOf } from '../payee-rules';
import { TrustedChip } from './trusted-chip';

/** A payee in the list: who, where the money goes, and when it went there last. */
export function PayeeRow({ payee, onOpen }: { payee: BookPayee; onOpen(): void }) {
  const format = useFormat();
  const { name, isTrusted, paidAt } = payee;
  return (
    <Row
      token={<Avatar name={name} />}
      title={name}
      badges={isTrusted && <TrustedChip />}
      note={detailOf(payee)}
      onPress={onOpen}
      aside={<ChevronRight aria-hidden="true" className="text-muted size-5" />}
    >
      {paidAt !== null && (
        <span className="text-muted block text-sm">
          <Text id="payees.paid" values={{ date: format.date(paidAt, 'day') }} />
        </span>
      )}
    </Row>
  );
}
