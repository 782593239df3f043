import { call, invalidate, query } from '@bank/api-client';
import { useBrand } from '@bank/brand';
import { Text, useText } from '@bank/i18n';
import { Answer, inFours, Section } from '@bank/kit';
import { markInstructionViewed, paymentInstructionsList, type PaymentInstruction } from '@bank/protocol/account-page';
import type { Account } from '@bank/protocol/accounts';
import { Segmented } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LetterButton } from './letter-button';
import { SharePanel, type Detail } from './share-panel';
import { transferCode, type Bank } from './share-rules';

/** How others pay into the account, to copy, to share and to scan; by where the money comes from (R2.7.51). */
export function DetailsToShare({ account }: { account: Account }) {
  const brand = useBrand().id;
  const list = useQuery(query(paymentInstructionsList, { brand }, { lazy: true }));
  return (
    <Section title="accounts.share.title" name="details">
      <Answer of={list} failed="accounts.share.failed" rows={4} hasTokens={false}>
        {({ paymentInstructions }) => (
          <Instructions
            list={paymentInstructions.paymentInstruction.filter(({ accountId }) => accountId === account.accountId)}
            currency={account.currencyCode}
          />
        )}
      </Answer>
    </Section>
  );
}

interface InstructionsProps {
  list: readonly PaymentInstruction[];
  currency: string;
}

function Instructions({ list, currency }: InstructionsProps) {
  const t = useText();
  const [kind, setKind] = useState(list[0]?.kind ?? 'international');
  const shown = list.find((one) => one.kind === kind);
  useViewed(shown);
  if (!shown) return null;
  return (
    <>
      {list.length > 1 && (
        <div>
          <Segmented
            label={t('accounts.share.way')}
            items={list.map((one) => ({ value: one.kind, label: t(WAYS[one.kind]) }))}
            value={kind}
            onChange={setKind}
          />
        </div>
      )}
      <Details instruction={shown} currency={currency} />
    </>
  );
}

const WAYS = { sepa: 'accounts.share.sepa', international: 'accounts.share.international' } as const;
const NOTES = { sepa: 'accounts.share.sepaNote', international: 'accounts.share.internationalNote' } as const;

function Details({ instruction, currency }: { instruction: PaymentInstruction; currency: string }) {
  const t = useText();
  const { legalName, letter } = useBrand();
  const { holderName, bankAccountNumber: iban, kind, accountId, isForOthers } = instruction;
  const bank: Bank = { bic: letter.bic, name: legalName, address: letter.addressLines.join(', ') };
  const details: readonly Detail[] = [
    { label: t('accounts.share.holder'), value: holderName },
    { label: t('accounts.share.iban'), value: iban, shown: inFours(iban) },
    { label: t('accounts.share.bic'), value: bank.bic },
    { label: t('accounts.share.bank'), value: `${bank.name}, ${bank.address}` },
  ];
  const text = details.map(({ label, value, shown = value }) => `${label}: ${shown}`).join('\n');
  return (
    <SharePanel
      label={t(WAYS[kind])}
      details={details}
      note={
        <>
          {!isForOthers && (
            <strong className="text-text block">
              <Text id="accounts.share.ownOnly" />
            </strong>
          )}
          <Text id={NOTES[kind]} values={{ currency }} />
        </>
      }
      text={text}
      code={
        kind === 'sepa'
          ? { value: transferCode(instruction, bank), label: 'accounts.share.qrSepa' }
          : { value: text, label: 'accounts.share.qr' }
      }
      action={<LetterButton accountId={accountId} />}
    />
  );
}

/** Tells the bank that the user has seen an instruction, once; a failure costs a mark that stays, and nothing else. */
function useViewed(instruction: PaymentInstruction | undefined): void {
  const fresh = instruction && !instruction.isViewed ? instruction.id : null;
  useEffect(() => {
    if (fresh === null) return;
    void call(markInstructionViewed, { instructionId: fresh }).then(
      () => invalidate(paymentInstructionsList),
      () => undefined,
    );
  }, [fresh]);
}
