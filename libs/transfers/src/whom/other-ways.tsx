import { Text, useText } from '@bank/i18n';
import { Row, Rows, RowToken } from '@bank/kit';
import { useCustomer } from '@bank/session/calls';
import { ChevronRight } from 'lucide-react';
import { otherWays } from './ways';

/** The kinds of payment by themselves, for who wants to begin with the kind; what the user may not do is not among them. */
export function OtherWays() {
  const t = useText();
  const { may } = useCustomer();
  const open = otherWays(may).filter(({ missing }) => missing === undefined);
  if (open.length === 0) return null;
  return (
    <Rows kind="open" label={t('transfers.whom.others')}>
      {open.map(({ icon: Icon, title, body, to }) => (
        <Row
          key={to}
          token={
            <RowToken>
              <Icon className="size-5" />
            </RowToken>
          }
          title={<Text id={title} />}
          note={<Text id={body} />}
          aside={<ChevronRight aria-hidden="true" className="text-muted size-5" />}
          to={to}
        />
      ))}
    </Rows>
  );
}
