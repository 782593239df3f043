import type { Category, OperationType, Transaction } from '@bank/protocol/history';
import type { GlyphName } from './glyphs';

/** What a row's token shows: a drawing, or the initials of whom the money came from or went to. */
export interface TokenLook {
  category: Category;
  /** Null: initials. */
  glyph: GlyphName | null;
}

/** Each type of transaction as a token (R2.3.14). Money between people and companies shows who they are. */
const LOOKS: Record<OperationType, TokenLook> = {
  P2P: { category: 'people', glyph: null },
  Wire: { category: 'people', glyph: null },
  BankTransfer: { category: 'people', glyph: null },
  InstantPayment: { category: 'people', glyph: null },
  Interac: { category: 'people', glyph: null },
  CardPayout: { category: 'people', glyph: null },
  GlobalPayment: { category: 'people', glyph: null },
  Crypto: { category: 'people', glyph: null },
  Card: { category: 'people', glyph: 'card' },
  Exchange: { category: 'people', glyph: 'exchange' },
  OwnTransfer: { category: 'people', glyph: 'between' },
  CardLoad: { category: 'people', glyph: 'card' },
  Deposit: { category: 'income', glyph: 'income' },
  Fees: { category: 'bills', glyph: 'bank' },
  Invoice: { category: 'work', glyph: 'invoice' },
  Refund: { category: 'income', glyph: 'refund' },
};

/** What the bank says the money was for, as a token; people show who they are. */
const CATEGORY_LOOKS: Partial<Record<Category, TokenLook>> = {
  food: { category: 'food', glyph: 'food' },
  home: { category: 'home', glyph: 'home' },
  travel: { category: 'travel', glyph: 'travel' },
  leisure: { category: 'leisure', glyph: 'leisure' },
  work: { category: 'work', glyph: 'work' },
  bills: { category: 'bills', glyph: 'bills' },
};

/** The token of a transaction: what it was for where the bank says so, else what type it is of. */
export function tokenLook({ operationType, category }: Pick<Transaction, 'operationType' | 'category'>): TokenLook {
  const byCategory = category === null || operationType === 'Invoice' ? undefined : CATEGORY_LOOKS[category];
  return byCategory ?? LOOKS[operationType];
}
