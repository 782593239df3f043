import type { MessageId } from '@bank/i18n';
import { useMatches } from 'react-router-dom';

/** What the open screen is called: the innermost `handle = { title: MessageId }` of its route. Null where none says so. */
export function usePageTitle(): MessageId | null {
  const titles = useMatches().map(({ handle }) => titleOf(handle));
  return titles.findLast((id) => id !== null) ?? null;
}

function titleOf(handle: unknown): MessageId | null {
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return null;
  // The Feature contract types the handles of all screens.
  return typeof handle.title === 'string' ? (handle.title as MessageId) : null;
}
