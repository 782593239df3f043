import { useText } from '@bank/i18n';
import { Segmented } from '@bank/ui';
import type { TreeShown } from './use-tree-view';

export function ViewChoice({ view, onChoose }: { view: TreeShown; onChoose(view: TreeShown): void }) {
  const t = useText();
  return (
    <div className="mt-2 justify-self-start">
      <Segmented<TreeShown>
        label={t('onboarding.tree.view')}
        value={view}
        items={[
          { value: 'tree', label: t('onboarding.tree.viewTree') },
          { value: 'table', label: t('onboarding.tree.viewTable') },
        ]}
        onChange={onChoose}
      />
    </div>
  );
}
