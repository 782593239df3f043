import { call, invalidate } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Ask, useOpen } from '@bank/kit';
import { historyViewList, historyViewRemove } from '@bank/protocol/history-remarks';
import { Menu } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus, EllipsisVertical, PencilLine, Trash2 } from 'lucide-react';
import { filterCount, type HistoryFilters } from '../../history-filters';
import type { SetSearch } from '../set-search';
import { isShown, viewFilterOf, viewSearch } from './view-rules';
import { ViewNameDialog } from './view-name-dialog';
import { viewsQuery } from './views-query';

const POPUPS = ['saveView', 'renameView', 'deleteView'] as const;

interface SavedViewsProps {
  /** Null: all of them. */
  accountId: number | null;
  filters: HistoryFilters;
  today: string;
  onSearch: SetSearch;
}

/** Filters under a name, as chips in the strip of the filters, so that they move nothing when they come; the one that is shown can be renamed and deleted, and filters without a name can get one (R2.7.28). */
export function SavedViews({ accountId, filters, today, onSearch }: SavedViewsProps) {
  const t = useText();
  const { open, id, show, close } = useOpen(POPUPS);
  const { data } = useQuery(viewsQuery());
  if (!data) return null;
  const { views } = data;
  const shown = views.find((view) => isShown(view, accountId, filters, today));
  const canSave = !shown && (filterCount(filters) > 0 || filters.keyword !== undefined);
  const about = views.find(({ viewId }) => String(viewId) === id);
  if (views.length === 0 && !canSave) return null;
  return (
    <div role="group" aria-label={t('history.views')} className="contents">
      {views.map((view) => (
        <button
          key={view.viewId}
          type="button"
          className="chip"
          aria-pressed={view === shown}
          onClick={() => onSearch(viewSearch(view, today))}
        >
          <span className="max-w-48 truncate">{view.name}</span>
        </button>
      ))}
      {shown && (
        <Menu
          label={t('history.changeView', { name: shown.name })}
          trigger={<EllipsisVertical className="size-5" aria-hidden="true" />}
          triggerClass="icon-button -my-1 -ms-2"
          items={[
            {
              id: 'rename',
              label: t('history.renameView'),
              icon: <PencilLine />,
              onAction: () => show('renameView', shown.viewId),
            },
            {
              id: 'delete',
              label: t('history.deleteView'),
              icon: <Trash2 />,
              tone: 'danger',
              onAction: () => show('deleteView', shown.viewId),
            },
          ]}
        />
      )}
      {canSave && (
        <button type="button" className="chip border-dashed" onClick={() => show('saveView')}>
          <BookmarkPlus aria-hidden="true" />
          <Text id="history.saveView" />
        </button>
      )}
      {open === 'saveView' && <ViewNameDialog filter={viewFilterOf(accountId, filters, today)} onClose={close} />}
      {open === 'renameView' && about && <ViewNameDialog view={about} onClose={close} />}
      {open === 'deleteView' && about && (
        <Ask
          title={<Text id="history.deleteViewTitle" values={{ name: about.name }} />}
          action="history.deleteView"
          run={async () => {
            await call(historyViewRemove, { viewId: about.viewId });
            await invalidate(historyViewList);
          }}
          onClose={close}
        >
          <Text id="history.deleteViewBody" />
        </Ask>
      )}
    </div>
  );
}
