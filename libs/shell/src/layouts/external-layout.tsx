import { useBrand } from '@bank/brand';
import { Text } from '@bank/i18n';
import { BrandMark } from '@bank/ui';
import { Outlet } from 'react-router-dom';
import { MainRegion } from '../page/main-region';
import { LanguageSwitch } from '../menus/language-switch';

/** Public screens (R1.2.2): the brand, one card, and where to find help and terms. Part of the prerendered page. */
export function ExternalLayout() {
  const { mark, name } = useBrand();
  return (
    <div className="entry-face flex min-h-dvh flex-col pt-(--inset-top) pb-(--inset-bottom)">
      <header className="tablet:px-6 mx-auto flex w-full max-w-5xl items-center justify-between gap-4 px-4 py-3">
        <BrandMark mark={mark} name={name} />
        <LanguageSwitch />
      </header>
      <div className="tablet:justify-center tablet:pt-0 flex flex-1 flex-col items-center px-4 pt-4 pb-10">
        <MainRegion className="card-face text-text mobile:p-6 tablet:p-8 w-full max-w-md p-5">
          <Outlet />
        </MainRegion>
      </div>
      <ExternalFooter />
    </div>
  );
}

const LINK_TEXTS = {
  terms: 'kit.legal.terms',
  privacy: 'shell.external.privacy',
  fees: 'kit.legal.fees',
  complaints: 'kit.legal.complaints',
  deposits: 'shell.external.deposits',
} as const;

function ExternalFooter() {
  const { termsLinks, feeLinks, supportNumber, legalName } = useBrand();
  return (
    <footer className="tablet:px-6 mx-auto w-full max-w-5xl px-4 pb-6 text-center text-sm">
      <p className="flex flex-wrap items-baseline justify-center gap-x-1.5">
        <Text id="shell.external.help" />
        <a
          href={`tel:${supportNumber.replaceAll(' ', '')}`}
          className="inline-block py-3 font-semibold whitespace-nowrap underline"
        >
          {supportNumber}
        </a>
      </p>
      <ul className="flex flex-wrap justify-center gap-x-5">
        {[...termsLinks, ...feeLinks].map(({ id, href }) => (
          <li key={id}>
            <a href={href} rel="noreferrer" className="inline-block py-3 underline">
              <Text id={LINK_TEXTS[id]} />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-2">{legalName}</p>
    </footer>
  );
}
