import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { massColumns } from '@bank/protocol/transfers-mass';
import type { BankTransferType } from '@bank/protocol/transfers-external';
import { useMemo } from 'react';
import type { Field } from '../reading/columns';
import { outside, P2P, type Shape } from './shape';

/** A sheet of payments with the names of its columns in the reader's language, in the order of the grid. */
export interface Sheet {
  shape: Shape;
  columns: readonly { field: Field; label: string }[];
}

/** The columns of a way out of the bank. They are the same all day. */
export const columnsQuery = (type: BankTransferType) => query(massColumns, { type });

/** Payments to customers. */
export function useP2pSheet(): Sheet {
  const t = useText();
  return useMemo(
    () => ({
      shape: P2P,
      columns: [
        { field: 'email', label: t('transfers.p2p.payeeEmail') },
        { field: 'amount', label: t('transfers.p2p.amount') },
        { field: 'currency', label: t('kit.currency') },
        { field: 'note', label: t('transfers.p2p.note') },
      ],
    }),
    [t],
  );
}

/** Payments out of the bank, by what the bank says of their columns. */
export const outsideSheet = (
  type: BankTransferType,
  columns: readonly { field: Field; label: string; names: readonly string[] }[],
): Sheet => ({ shape: outside(type, columns), columns });
