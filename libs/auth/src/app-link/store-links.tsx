import { useBrand } from '@bank/brand';
import { Text } from '@bank/i18n';
import { useLeave } from '@bank/kit';
import { Button } from '@bank/ui';

const STORES = [
  { store: 'ios', text: 'auth.scp.ios' },
  { store: 'android', text: 'auth.scp.android' },
] as const;

/** Links to the brand's app in the stores. */
export function StoreLinks() {
  const { storeLinks } = useBrand();
  const leave = useLeave();
  return (
    <div className="flex flex-wrap gap-2">
      {STORES.map(({ store, text }) => (
        <Button key={store} variant="secondary" size="small" onClick={() => leave(storeLinks[store])}>
          <Text id={text} />
        </Button>
      ))}
    </div>
  );
}
