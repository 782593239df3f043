import { query } from '@bank/api-client';
import { Text, useFormat, type MessageId } from '@bank/i18n';
import { AmountText, Answer, Row, RowToken, Rows, Section } from '@bank/kit';
import { accountHoldList, type AccountHold } from '@bank/protocol/account-page';
import type { Account } from '@bank/protocol/accounts';
import { useQuery } from '@tanstack/react-query';
import { ShoppingBag, UserCheck, KeyRound, Undo2, type LucideIcon } from 'lucide-react';

const REASONS: Readonly<Record<AccountHold['reason'], { text: MessageId; icon: LucideIcon }>> = {
  approval: { text: 'accounts.holds.approval', icon: KeyRound },
  otherApproval: { text: 'accounts.holds.otherApproval', icon: UserCheck },
  undo: { text: 'accounts.holds.undo', icon: Undo2 },
  shop: { text: 'accounts.holds.shop', icon: ShoppingBag },
};

/** What is on hold, why, and until when (R2.7.50). */
export function Holds({ account: { accountId } }: { account: Account }) {
  const list = useQuery(query(accountHoldList, { accountId }, { lazy: true }));
  return (
    <Section title="accounts.holds.title">
      <Answer of={list} failed="accounts.holds.failed" rows={1}>
        {({ holds }) => (
          <Rows>
            {holds.map((hold) => (
              <Hold key={hold.holdId} hold={hold} />
            ))}
          </Rows>
        )}
      </Answer>
    </Section>
  );
}

function Hold({ hold: { reason, name, amount, currencyCode, until } }: { hold: AccountHold }) {
  const format = useFormat();
  const { text, icon: Icon } = REASONS[reason];
  return (
    <Row
      token={
        <RowToken>
          <Icon />
        </RowToken>
      }
      title={name}
      note={<Text id={text} />}
      aside={<AmountText amount={amount} currency={currencyCode} />}
    >
      {until !== null && (
        <span className="text-muted block text-sm">
          <Text id="accounts.holds.until" values={{ time: format.date(until, 'dayTime') }} />
        </span>
      )}
    </Row>
  );
}
