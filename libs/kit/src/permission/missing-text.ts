import type { MessageId, TextOf } from '@bank/i18n';
import { type AccessRight, accessRight } from '@bank/protocol';
import type { Missing } from '@bank/session';

const RIGHTS: Record<AccessRight, MessageId> = {
  [accessRight.noAccess]: 'kit.right.noAccess',
  [accessRight.read]: 'kit.right.read',
  [accessRight.fullAccess]: 'kit.right.fullAccess',
  [accessRight.initiate]: 'kit.right.initiate',
  [accessRight.confirmed]: 'kit.right.confirmed',
  [accessRight.uploading]: 'kit.right.uploading',
};

const STATUSES: Record<Extract<Missing, { kind: 'status' }>['status'], MessageId> = {
  kyc: 'kit.missing.kyc',
  limited: 'kit.missing.limited',
  unverified: 'kit.missing.unverified',
};

/** Why an action is unavailable and who can change that. The action says so instead of hiding. */
export function missingText(missing: Missing, t: TextOf): string {
  switch (missing.kind) {
    case 'right':
      return rightText(missing.anyOf, t);
    case 'permission':
      return t('kit.missing.permission');
    case 'balanceInfo':
      return t('kit.missing.balanceInfo');
    case 'business':
      return t('kit.missing.business');
    case 'own':
      return t('kit.missing.own');
    case 'status':
      return t(STATUSES[missing.status]);
  }
}

/** Every right that would do. Where reading is enough it stands alone: the owner need not grant more. */
function rightText(anyOf: readonly AccessRight[], t: TextOf): string {
  const named = anyOf.includes(accessRight.read) ? [accessRight.read] : anyOf;
  const rights = named.map((right) => t(RIGHTS[right])).join(', ');
  return named.length > 1 ? t('kit.missing.rights', { rights }) : t('kit.missing.right', { right: rights });
}
