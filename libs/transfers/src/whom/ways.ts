import { paths } from '@bank/paths';
import type { Missing, Permissions } from '@bank/session';
import { ArrowLeftRight, Landmark, Link2 } from 'lucide-react';

/** The kinds of payment that begin without a payee of the bank, in the order in which they are offered. */
const WAYS = [
  {
    icon: Landmark,
    title: 'transfers.hub.external',
    body: 'transfers.hub.externalBody',
    to: paths.transferExternal.to(),
    missing: (may: Permissions): Missing | undefined => may.missing.sendOut,
  },
  {
    icon: Link2,
    title: 'transfers.global.hub',
    body: 'transfers.global.hubBody',
    to: paths.transferGlobal.to(),
    missing: (may: Permissions): Missing | undefined => may.missing.sendByLink,
  },
  {
    icon: ArrowLeftRight,
    title: 'kit.payments.move',
    body: 'transfers.hub.exchangeBody',
    to: paths.transferAccount.to(),
    // A card is loaded there, too.
    missing: (may: Permissions): Missing | undefined => (may.loadCard ? undefined : may.missing.moveBetween),
  },
] as const;

/** The same for one user, each with what it is closed by. */
export const otherWays = (may: Permissions) => WAYS.map((way) => ({ ...way, missing: way.missing(may) }));
