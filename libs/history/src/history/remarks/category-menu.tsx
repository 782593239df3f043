import { useText } from '@bank/i18n';
import { CATEGORY_WORDS } from '@bank/kit';
import { category as categories, type TransactionDetails } from '@bank/protocol/history';
import { Menu } from '@bank/ui';
import { ChevronDown } from 'lucide-react';
import type { CategoryChoice } from './use-category';

/** What the money was for, and a press to say it better. */
export function CategoryMenu({ details, choice }: { details: TransactionDetails; choice: CategoryChoice }) {
  const t = useText();
  const { transaction, taught } = details;
  const name = transaction.category === null ? t('history.chooseCategory') : t(CATEGORY_WORDS[transaction.category]);
  return (
    <Menu
      label={t('history.chip', { name: t('history.category'), value: name })}
      triggerClass="button-face button-small button-quiet -my-2 -me-3"
      placement="bottom end"
      trigger={
        <>
          {name}
          <ChevronDown className="size-4" aria-hidden="true" />
        </>
      }
      items={[
        ...categories.options
          .filter((id) => id !== 'income' || transaction.direction === 'in')
          .map((id) => ({
            id,
            label: t(CATEGORY_WORDS[id]),
            icon: <span aria-hidden="true" className={`spent-key spent-${id}`} />,
            isChosen: id === transaction.category,
            onAction: () => choice.choose(id),
          })),
        ...(taught === null
          ? []
          : [{ id: 'asBank', label: t('history.asBank'), startsGroup: true, onAction: () => choice.choose(null) }]),
      ]}
    />
  );
}
