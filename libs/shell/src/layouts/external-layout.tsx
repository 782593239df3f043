import { useBrand } from '@bank/brand';
import { Text } from '@bank/i18n';
import { paths, registerPaths } from '@bank/paths';
import { BrandArt, BrandMark } from '@bank/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { MainRegion } from '../page/main-region';
import { LanguageSwitch } from '../menus/language-switch';
import { useFetchLater } from '../routing/use-fetch-later';

/** Where sign-in leads who has no account yet. */
const fromSignIn = (): readonly string[] => (BRAND.registration ? [registerPaths.register.to()] : []);
/** The other public pages lead nowhere. */
const NOWHERE: readonly string[] = [];

/** Public screens (R1.2.2): the brand's ground, one matter, and where to find help and terms. Part of the prerendered page. */
export function ExternalLayout() {
  const { mark, name } = useBrand();
  const { pathname } = useLocation();
  useFetchLater(pathname === paths.login.to() ? fromSignIn() : NOWHERE);
  return (
    <div className="entry-page">
      {/* Between the ground and the words. */}
      <div aria-hidden="true" className="entry-art">
        <BrandArt place="entry" />
      </div>
      <header className="entry-header">
        <BrandMark mark={mark} name={name} />
      </header>
      <MainRegion className="entry-main">
        <Outlet />
      </MainRegion>
      {/* Each page has its own foot: it stands where that page ends from the first frame on. */}
      <ExternalFooter key={pathname} />
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
    <footer className="entry-foot">
      <div className="entry-row">
        <p className="flex flex-wrap items-baseline gap-x-1.5">
          <Text id="shell.external.help" />
          <a
            href={`tel:${supportNumber.replaceAll(' ', '')}`}
            className="inline-block py-3 font-semibold whitespace-nowrap"
          >
            {supportNumber}
          </a>
        </p>
        <LanguageSwitch />
      </div>
      <ul className="border-line mt-2 flex flex-wrap gap-x-5 border-t pt-1">
        {[...termsLinks, ...feeLinks].map(({ id, href }) => (
          <li key={id}>
            <a href={href} rel="noreferrer" className="inline-block py-3 hover:underline">
              <Text id={LINK_TEXTS[id]} />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-1">{legalName}</p>
    </footer>
  );
}
