import { prefetch, query } from '@bank/api-client';
import { useBrand } from '@bank/brand';
import { Text } from '@bank/i18n';
import { paths } from '@bank/paths';
import { legalInfo } from '@bank/protocol/profile';
import { customerQueries } from '@bank/session/calls';
import { buttonClass, SectionHeading } from '@bank/ui';
import { ExternalLink } from 'lucide-react';
import { Navigate, useLocation } from 'react-router-dom';
import { AcceptedTerms } from './accepted-terms';

export const handle = { title: 'kit.legal.terms', isOwn: true } as const;

/** Starts what the screen reads. */
export function loader() {
  prefetch(customerQueries.info(), customerQueries.access(), query(legalInfo));
  return null;
}

/** The brand's terms of use: with whom they are agreed, where they stand, and what the user accepted (ADR-20). */
export function Component() {
  const { id, name, legalName, termsLinks } = useBrand();
  const { pathname } = useLocation();
  const document = termsLinks.find((link) => link.id === 'terms');
  const own = paths.brandTerms.to({ brand: id });
  if (`${pathname.replace(/\/$/, '')}/` !== own || !document) return <Navigate to={paths.legal.to()} replace />;
  return (
    <div className="grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <SectionHeading level={1}>
        <Text id="profile.legal.termsOf" values={{ name }} />
      </SectionHeading>
      <div>
        <p className="mb-5">
          <Text id="profile.legal.termsBody" values={{ legalName }} />
        </p>
        <a href={document.href} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
          <ExternalLink className="size-5" />
          <Text id="profile.legal.termsRead" />
          <span className="sr-only">
            <Text id="profile.legal.newTab" />
          </span>
        </a>
      </div>
      <AcceptedTerms />
    </div>
  );
}
