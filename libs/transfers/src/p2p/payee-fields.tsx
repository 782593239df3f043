import { useText } from '@bank/i18n';
import { Row, Rows } from '@bank/kit';
import { useCustomer } from '@bank/session/calls';
import { FormTextField } from '@bank/ui';
import { ChevronRight, Link2, Search } from 'lucide-react';
import type { Known, KnownPayees } from '../whom/known';
import { KnownList } from '../whom/known-list';
import { byLink, type Lead } from '../whom/leads';
import { OtherWays } from '../whom/other-ways';
import type { Whom } from '../whom/read-whom';
import { FIELD_IDS } from './p2p-kind';
import { PayeeNote } from './payee-note';
import type { Payee } from './use-payee';

interface PayeeFieldsProps {
  typed: string;
  whom: Whom;
  payee: Payee;
  /** Of an invoice: nobody else can be paid. */
  isFixed: boolean;
  known: KnownPayees;
  onChoose(payee: Known): void;
  onLead(lead: Lead): void;
}

/** Who gets the money: one field for whatever names them, and below it who is known already. */
export function PayeeFields({ typed, whom, payee, isFixed, known, onChoose, onLead }: PayeeFieldsProps) {
  const t = useText();
  const { may } = useCustomer();
  return (
    <>
      <FormTextField
        name="whom"
        id={FIELD_IDS.toEmail}
        inputMode="search"
        enterKeyHint="next"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isFixed}
        prefix={<Search aria-hidden="true" className="size-5" />}
        className="min-h-14"
        placeholder={t('transfers.whom.placeholder')}
        label={t('transfers.whom.label')}
        description={<PayeeNote whom={whom} payee={payee} />}
      />
      {payee.state === 'unknown' && may.sendByLink && (
        <Rows kind="open" label={t('transfers.whom.others')}>
          <Row
            token={<Link2 aria-hidden="true" className="text-accent size-5" />}
            title={t('transfers.whom.byLink', { email: payee.email })}
            note={t('transfers.whom.byLinkHelp')}
            aside={<ChevronRight aria-hidden="true" className="text-muted size-5" />}
            onPress={() => onLead(byLink(payee.email))}
          />
        </Rows>
      )}
      {!isFixed && (
        <>
          <KnownList known={known} typed={typed} onChoose={onChoose} />
          {whom.kind === 'nothing' && <OtherWays />}
        </>
      )}
    </>
  );
}
