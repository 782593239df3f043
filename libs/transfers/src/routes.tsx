import type { Feature } from '@bank/kit';
import type { BankTransferType } from '@bank/protocol/transfers-external';
import { paths } from '@bank/paths';

const massOutside = (type: BankTransferType) => () =>
  import('./mass/outside-screen').then(({ outsideScreen }) => outsideScreen(type));

const confirmMass = () => import('./mass/confirm/confirm-screen');

export const routes: Feature['routes'] = {
  flow: [
    { path: paths.transferP2p.pattern, lazy: () => import('./p2p/p2p-screen') },
    { path: paths.transferExternal.pattern, lazy: () => import('./external/external-screen') },
    { path: paths.transferGlobal.pattern, lazy: () => import('./global/global-screen') },
    { path: paths.transferReturn.pattern, lazy: () => import('./return/return-screen') },
    { path: paths.transferMassP2p.pattern, lazy: () => import('./mass/mass-screen') },
    { path: paths.transferMassP2pConfirm.pattern, lazy: confirmMass },
    { path: paths.transferMassGlobal.pattern, lazy: () => import('./global-batch/global-batch-screen') },
    { path: paths.transferGlobalSummary.pattern, lazy: () => import('./global-batch/summary/summary-screen') },
    { path: paths.transferMassEft.pattern, lazy: massOutside('eft') },
    { path: paths.transferMassWire.pattern, lazy: massOutside('wire') },
    { path: paths.transferMassInstant.pattern, lazy: massOutside('instant_payment') },
    { path: paths.transferMassInterac.pattern, lazy: massOutside('interac') },
    { path: paths.transferMassOct.pattern, lazy: massOutside('oct') },
    { path: paths.transferMassDigital.pattern, lazy: massOutside('crypto_eft') },
    { path: paths.transferExternalMassConfirm.pattern, lazy: confirmMass },
    { path: paths.transferAccount.pattern, lazy: () => import('./account/account-screen') },
  ],
  main: [
    { path: paths.payments.pattern, lazy: () => import('./hub/payments-screen') },
    { path: paths.transferMass.pattern, lazy: () => import('./mass/choice/choice-screen') },
    { path: paths.batchTransfers.pattern, lazy: () => import('./batches/batches-screen') },
    { path: paths.transferApproved.pattern, lazy: () => import('./approved/approved-screen') },
    { path: paths.approvalPolicies.pattern, lazy: () => import('./policies/policies-screen') },
  ],
};
