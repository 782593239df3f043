import { paths } from '@bank/paths';

/** A batch with its payments. */
export const batchAddress = (batch: string): string =>
  `${paths.transferMassGlobal.to()}?${new URLSearchParams({ batch }).toString()}`;

/** The last look at a batch: its one question is answered by the batch itself. */
export const summaryAddress = (batch: string): string =>
  `${paths.transferGlobalSummary.to()}?${new URLSearchParams({ batch, ask: 'amount' }).toString()}`;
