import { useBrand } from '@bank/brand';
import { BrandMark } from '@bank/ui';
import { Outlet } from 'react-router-dom';
import { MainRegion } from '../page/main-region';

export { AwaySlot as ErrorBoundary } from './away-slot';

/** One matter and nothing beside it (R1.2.1, layout clear). */
export function Component() {
  const { mark, name } = useBrand();
  return (
    <div className="bg-surface text-text flex min-h-dvh flex-col pt-(--inset-top) pb-(--inset-bottom)">
      <header className="tablet:px-6 mx-auto w-full max-w-2xl px-4 py-4">
        <BrandMark mark={mark} name={name} />
      </header>
      <MainRegion className="tablet:px-6 mx-auto w-full max-w-2xl flex-1 px-4 pb-10">
        <Outlet />
      </MainRegion>
    </div>
  );
}
