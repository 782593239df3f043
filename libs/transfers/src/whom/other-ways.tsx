import { Text, useText } from '@bank/i18n';
import { Row, Rows, RowToken } from '@bank/kit';
import { paths } from '@bank/paths';
import { useCustomer } from '@bank/session/calls';
import { ArrowLeftRight, ChevronRight, Landmark, Link2 } from 'lucide-react';

/** The kinds of payment by themselves, for who wants to begin with the kind; what the user may not do is not among them. */
export function OtherWays() {
  const t = useText();
  const { may } = useCustomer();
  const ways = [
    {
      icon: Landmark,
      title: 'transfers.hub.external',
      note: 'transfers.hub.externalBody',
      to: paths.transferExternal.to(),
      isOpen: may.sendOut,
    },
    {
      icon: Link2,
      title: 'transfers.global.hub',
      note: 'transfers.global.hubBody',
      to: paths.transferGlobal.to(),
      isOpen: may.sendByLink,
    },
    {
      icon: ArrowLeftRight,
      title: 'kit.payments.move',
      note: 'transfers.hub.exchangeBody',
      to: paths.transferAccount.to(),
      isOpen: may.moveBetween,
    },
  ] as const;
  const open = ways.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return null;
  return (
    <Rows kind="open" label={t('transfers.whom.others')}>
      {open.map(({ icon: Icon, title, note, to }) => (
        <Row
          key={to}
          token={
            <RowToken>
              <Icon className="size-5" />
            </RowToken>
          }
          title={<Text id={title} />}
          note={<Text id={note} />}
          aside={<ChevronRight aria-hidden="true" className="text-muted size-5" />}
          to={to}
        />
      ))}
    </Rows>
  );
}
