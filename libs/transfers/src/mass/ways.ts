import type { MessageId } from '@bank/i18n';
import { paths } from '@bank/paths';
import type { MassSampleType, MassType } from '@bank/protocol/transfers-mass';
import type { Permission } from '@bank/session';

interface MassWay {
  path: string;
  permission: Permission;
  title: MessageId;
  /** What is paid this way. */
  body: MessageId;
  /** What the bank calls a sample of it (R2.7.144). */
  sample: MassSampleType;
}

/** The ways to pay many at once, in the order in which they are offered (R1.2, R2.3.13). Flags and addresses say digital (R0.32). */
export const WAYS: Readonly<Record<MassType, MassWay>> = {
  p2p: {
    path: paths.transferMassP2p.to(),
    permission: 'sendMassP2p',
    title: 'transfers.mass.p2p',
    body: 'transfers.mass.p2pBody',
    sample: 'p2p',
  },
  eft: {
    path: paths.transferMassEft.to(),
    permission: 'sendMassEft',
    title: 'transfers.mass.eft',
    body: 'transfers.mass.eftBody',
    sample: 'eft',
  },
  instant_payment: {
    path: paths.transferMassInstant.to(),
    permission: 'sendMassInstant',
    title: 'transfers.mass.instant',
    body: 'transfers.mass.instantBody',
    sample: 'instant',
  },
  wire: {
    path: paths.transferMassWire.to(),
    permission: 'sendMassWire',
    title: 'transfers.mass.wire',
    body: 'transfers.mass.wireBody',
    sample: 'wire',
  },
  oct: {
    path: paths.transferMassOct.to(),
    permission: 'sendMassOct',
    title: 'transfers.mass.oct',
    body: 'transfers.mass.octBody',
    sample: 'creditCard',
  },
  interac: {
    path: paths.transferMassInterac.to(),
    permission: 'sendMassInterac',
    title: 'transfers.mass.interac',
    body: 'transfers.mass.interacBody',
    sample: 'interac',
  },
  crypto_eft: {
    path: paths.transferMassDigital.to(),
    permission: 'sendMassDigital',
    title: 'transfers.mass.digital',
    body: 'transfers.mass.digitalBody',
    sample: 'cryptoEft',
  },
};

/** Where a checked batch is looked at once more and ordered. */
export const confirmPath = (type: MassType, batchId: string): string =>
  (type === 'p2p' ? paths.transferMassP2pConfirm : paths.transferExternalMassConfirm).to({
    batch: batchId,
    ask: 'amount',
  });
