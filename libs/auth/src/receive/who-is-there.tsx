import { call } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { useDebounced } from '@bank/kit';
import { instantKeyType } from '@bank/protocol/transfers-external';
import {
  type PayoutOption,
  recipientBankDictionary,
  recipientBinBlacklist,
  recipientCardBin,
  recipientInstantInfo,
} from '@bank/protocol/transfers-global';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';

interface WhoIsThereProps {
  secret: string;
  type: PayoutOption['transferType'];
}

/** Typing stops for so long before the bank is asked, in ms. */
const PAUSE_MS = 300;
const BIN_DIGITS = 6;
/** Long enough to name a bank. */
const IBAN_ENOUGH = 12;

/** Who stands behind what was typed; null while nobody knows it. */
type Found = { name: string; place: string } | 'blocked' | 'unknown' | null;

/** Whose card or account it is, beside its field, so that one sees whether it is the right one (R2.7.175). */
export function WhoIsThere({ secret, type }: WhoIsThereProps) {
  const t = useText();
  const values = useWatch<Record<string, string>>();
  const question = useDebounced(JSON.stringify(questionOf(type, values)), PAUSE_MS);
  const found = useFound(secret, question);
  return (
    <p role="status" className="text-muted text-sm">
      {found === 'blocked'
        ? t('auth.receive.cardBlocked')
        : found === 'unknown'
          ? t('auth.receive.cardUnknown')
          : found && t('auth.receive.bank', found)}
    </p>
  );
}

type Question = Record<'bin' | 'swift' | 'iban' | 'taxId' | 'kind' | 'key', string>;

/** What can be asked about; an empty object while too little is typed. No more of a card is sent than its first six digits (R2.5.6). */
function questionOf(type: PayoutOption['transferType'], values: Record<string, string | undefined>): Partial<Question> {
  const plain = (name: string) => (values[name] ?? '').replace(/[\s-]/g, '');
  if (type === 'oct') {
    const bin = plain('cardNumber').slice(0, BIN_DIGITS);
    return bin.length === BIN_DIGITS ? { bin } : {};
  }
  const { instantKeyType: kind = '', instantKey = '' } = values;
  const taxId = (values['taxId'] ?? '').replace(/\D/g, '');
  const key = kind === 'taxId' ? taxId : instantKey.trim();
  if (taxId !== '') return key === '' ? {} : { taxId, kind, key };
  const swift = plain('swift');
  if (swift.length === 8 || swift.length === 11) return { swift };
  const iban = plain('iban');
  return iban.length >= IBAN_ENOUGH ? { iban } : {};
}

function useFound(paymentSecret: string, question: string): Found {
  const [answered, setAnswered] = useState<{ question: string; found: Found }>({ question: '', found: null });
  useEffect(() => {
    let isWanted = true;
    find(paymentSecret, JSON.parse(question) as Partial<Question>).then(
      (found) => isWanted && setAnswered({ question, found }),
      // The bank checks the details again when they are sent.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [paymentSecret, question]);
  return answered.question === question ? answered.found : null;
}

async function find(paymentSecret: string, { bin, swift, iban, taxId, kind, key }: Partial<Question>): Promise<Found> {
  if (bin !== undefined) {
    const [{ bins }, { valid, issuer, cardBrand }] = await Promise.all([
      call(recipientBinBlacklist, { paymentSecret }),
      call(recipientCardBin, { paymentSecret, binNumber: bin }),
    ]);
    return bins.includes(bin) ? 'blocked' : valid ? { name: issuer, place: cardBrand } : 'unknown';
  }
  const type = instantKeyType.options.find((known) => known === kind);
  if (taxId !== undefined && key !== undefined && type !== undefined) {
    const asked = { paymentSecret, taxId, instantKey: key, instantKeyType: type };
    const { key: owner } = await call(recipientInstantInfo, asked);
    return Array.isArray(owner) ? null : { name: owner.name, place: owner.bankName };
  }
  if (swift === undefined && iban === undefined) return null;
  const { bank } = await call(recipientBankDictionary, {
    paymentSecret,
    ...(swift === undefined ? { iban } : { swift }),
  });
  // An array stands for a bank that nobody knows (R2.7.92).
  return Array.isArray(bank) ? null : { name: bank.bankName, place: bank.city };
}
