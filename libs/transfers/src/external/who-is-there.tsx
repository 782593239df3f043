import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { useDebounced } from '@bank/kit';
import { cardBinInfo } from '@bank/protocol/cards';
import {
  bankDictionary,
  type BankTransferType,
  blockedBinList,
  instantKeyInfo,
  instantKeyType,
} from '@bank/protocol/transfers-external';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ExternalValues } from './external-values';

interface WhoIsThereProps {
  type: BankTransferType;
  values: ExternalValues;
}

/** Whom the details name, so that one sees whether they are the right ones; nothing while nobody knows it. */
export function WhoIsThere({ type, values }: WhoIsThereProps) {
  if (type === 'oct') return <CardOf number={values['cardNumber'] ?? ''} />;
  const { taxId = '', instantKeyType: kind = '', instantKey = '' } = values;
  if (taxId !== '') return <KeyOf taxId={taxId} kind={kind} instantKey={instantKey} />;
  return <BankOf swift={values['swift'] ?? ''} iban={values['iban'] ?? ''} />;
}

const Said = ({ children }: { children: ReactNode }) => (
  <p role="status" className="text-muted text-sm">
    {children}
  </p>
);

/** Typing stops for so long before the bank is asked, in ms. */
const PAUSE_MS = 300;
/** Long enough to name a bank. */
const IBAN_ENOUGH = 12;

function BankOf({ swift, iban }: { swift: string; iban: string }) {
  const t = useText();
  const asked = useDebounced(swift.trim() === '' ? iban.trim() : swift.trim(), PAUSE_MS);
  const isSwift = swift.trim() !== '';
  const isAsked = isSwift ? asked.length === 8 || asked.length === 11 : asked.length >= IBAN_ENOUGH;
  const { data } = useQuery({
    ...query(bankDictionary, isSwift ? { swift: asked } : { iban: asked }, { lazy: true }),
    enabled: isAsked,
  });
  // An array stands for a bank that nobody knows (R2.7.92).
  const bank = isAsked && data && !Array.isArray(data.bank) ? data.bank : null;
  return <Said>{bank && t('transfers.external.bank', { name: bank.bankName, city: bank.city })}</Said>;
}

const BIN_DIGITS = 6;

/** The issuer by the first six digits; no other digit is sent to ask (R2.5.6). */
function CardOf({ number }: { number: string }) {
  const t = useText();
  const binNumber = useDebounced(number.replace(/[\s-]/g, '').slice(0, BIN_DIGITS), PAUSE_MS);
  const isAsked = binNumber.length === BIN_DIGITS;
  const { data: card } = useQuery({ ...query(cardBinInfo, { binNumber }, { lazy: true }), enabled: isAsked });
  const { data: blocked } = useQuery({ ...query(blockedBinList, undefined, { lazy: true }), enabled: isAsked });
  if (!isAsked || !card || !blocked) return <Said>{null}</Said>;
  if (blocked.bins.includes(binNumber)) return <Said>{t('transfers.external.cardBlocked')}</Said>;
  if (!card.valid) return <Said>{t('transfers.external.cardUnknown')}</Said>;
  const { issuer, cardBrand, cardCategory, cardType, currencyCode } = card;
  return <Said>{[issuer, cardBrand, cardCategory, cardType, currencyCode].join(' · ')}</Said>;
}

function KeyOf({ taxId, kind, instantKey }: { taxId: string; kind: string; instantKey: string }) {
  const t = useText();
  const typed = useDebounced(instantKey.trim(), PAUSE_MS);
  const type = instantKeyType.options.find((known) => known === kind);
  const key = type === 'taxId' ? taxId : typed;
  const isAsked = type !== undefined && key !== '';
  const { data } = useQuery({
    ...query(
      instantKeyInfo,
      { taxId: taxId.replace(/\D/g, ''), instantKey: key, instantKeyType: type ?? 'taxId' },
      { lazy: true },
    ),
    enabled: isAsked,
  });
  const owner = isAsked && data && !Array.isArray(data.key) ? data.key : null;
  return <Said>{owner && t('transfers.external.bank', { name: owner.name, city: owner.bankName })}</Said>;
}
