import { AccountsFrame } from './accounts-frame';

export const handle = { title: 'kit.place.accounts' } as const;

export { loader } from './accounts-loader';

/** All accounts; on a wide window with the first of them beside the list. */
export function Component() {
  return <AccountsFrame accountId={null} />;
}
