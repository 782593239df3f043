import { useText, type MessageId } from '@bank/i18n';
import { useEffect, useRef, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';

/** The parts of the company's page that have an address of their own, `/company/{path}` (ADR-20). */
const PARTS = {
  details: 'kit.place.companyDetails',
  documents: 'profile.papers.title',
  people: 'profile.people.title',
  finances: 'profile.money.title',
  addresses: 'profile.address.title',
} as const satisfies Readonly<Record<string, MessageId>>;

type PartName = keyof typeof PARTS;

export const isCompanyPart = (path: string): path is PartName => Object.hasOwn(PARTS, path);

/** One part of the page. The part that the address names takes the focus when it is there, and the browser scrolls to it. */
export function CompanyPart({ name, children }: { name: PartName; children: ReactNode }) {
  const t = useText();
  const { path } = useParams();
  const region = useRef<HTMLDivElement>(null);
  const isNamed = path === name;
  useEffect(() => {
    if (isNamed) region.current?.focus();
  }, [isNamed]);
  return (
    <div
      ref={region}
      role="group"
      aria-label={t(PARTS[name])}
      tabIndex={-1}
      className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-5 outline-none empty:hidden"
    >
      {children}
    </div>
  );
}
