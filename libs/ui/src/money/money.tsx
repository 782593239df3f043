import clsx from 'clsx';
import { VisuallyHidden } from '../layout/visually-hidden';

/** An amount as @bank/money splits it: exact text, already in the reader's locale. */
export interface MoneyParts {
  readonly sign: '' | '−';
  readonly integer: string;
  /** With its separator: ".20"; empty when the currency has no decimals. */
  readonly fraction: string;
  readonly symbol: string;
  readonly symbolFirst: boolean;
}

export interface MoneyProps {
  parts: MoneyParts;
  /** row: in lists and tables; large: totals and reviews; hero: the balance on home; told: a word of the sentence around it. */
  size?: 'row' | 'large' | 'hero' | 'told';
  tone?: 'plain' | 'muted' | 'positive' | 'danger';
  /** "+" before money that came in; the minus sign comes with the parts. */
  plus?: boolean;
  /** Show dots instead, because the customer hides balances. */
  hidden?: boolean;
  /** Announced instead of the dots. */
  hiddenLabel?: string;
}

const TONE = { plain: '', muted: 'text-muted', positive: 'text-positive', danger: 'text-danger' } as const;
const DOTS = '••••';

/** What stands for an amount while the customer hides balances, everywhere: the currency, then dots (R0.104). */
export const hiddenAmount = (symbol: string): string => `${symbol}${NO_BREAK}${DOTS}`;

const NO_BREAK = '\u00a0';
/** "€9.50" but "lei 9.50". */
const endsInLetter = /\p{L}$/u;

/**
 * An amount of money: tabular figures, the currency always there, decimals lighter in large balances. A browser that translates the page
 * leaves it as it is (ADR-90).
 */
export function Money({ parts, size = 'row', tone = 'plain', plus = false, hidden = false, hiddenLabel }: MoneyProps) {
  const symbol = <span className="money-symbol">{parts.symbol}</span>;
  if (hidden) {
    return (
      <span className={`money money-${size} text-muted`}>
        {symbol}
        {NO_BREAK}
        <span aria-hidden="true">{DOTS}</span>
        <VisuallyHidden>{hiddenLabel}</VisuallyHidden>
      </span>
    );
  }
  const sign = parts.sign === '' && plus ? '+' : parts.sign;
  const long = parts.integer.length + parts.fraction.length > 10;
  // A space is part of the text, so that copying and reading aloud give "1,234.50 EUR".
  return (
    <span
      translate="no"
      className={clsx('money', `money-${size}`, size === 'hero' && long && 'money-long', TONE[tone])}
    >
      {parts.symbolFirst && (
        <>
          {sign}
          {symbol}
          {endsInLetter.test(parts.symbol) && ' '}
        </>
      )}
      <span className="money-figures">
        {!parts.symbolFirst && sign}
        {parts.integer}
        <span className={clsx('money-fraction', parts.integer === '0' && 'money-fraction-only')}>{parts.fraction}</span>
      </span>
      {!parts.symbolFirst && <> {symbol}</>}
    </span>
  );
}
