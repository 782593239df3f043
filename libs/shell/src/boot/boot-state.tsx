import { useBrand } from '@bank/brand';
import { BrandMark } from '@bank/ui';

/** Between the first paint and the first screen: the brand, at rest. Has no text, so it needs no language. */
export function BootState() {
  const { mark, name } = useBrand();
  return (
    <div className="bg-surface grid min-h-dvh place-items-center" aria-busy="true">
      <BrandMark mark={mark} name={name} size="large" markOnly />
    </div>
  );
}
