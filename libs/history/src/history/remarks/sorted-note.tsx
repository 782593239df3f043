import { Text, useText } from '@bank/i18n';
import { CATEGORY_WORDS, FailureNote } from '@bank/kit';
import { Button } from '@bank/ui';
import type { CategoryChoice } from './use-category';

/** Says that all entries of a payee have moved, since one sees only this one, and takes it back. */
export function SortedNote({ name, choice }: { name: string; choice: CategoryChoice }) {
  const t = useText();
  const { sorted, failure, isPending } = choice;
  return (
    <div className="grid gap-2 empty:hidden">
      <div className="rounded-control bg-accent-soft flex flex-wrap items-center justify-between gap-x-3 px-3 empty:hidden">
        <p role="status" className="py-2 text-sm empty:hidden">
          {sorted !== null &&
            (sorted.as === null ? (
              <Text id="history.sortedAsBank" values={{ name }} />
            ) : (
              <Text id="history.sorted" values={{ name, category: t(CATEGORY_WORDS[sorted.as]) }} />
            ))}
        </p>
        {sorted !== null && (
          <Button variant="quiet" size="small" pending={isPending} onClick={choice.undo}>
            <Text id="kit.notifications.undo" />
          </Button>
        )}
      </div>
      <FailureNote failure={failure} />
    </div>
  );
}
