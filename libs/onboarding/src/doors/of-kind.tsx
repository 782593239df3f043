import { type Brand, useBrand } from '@bank/brand';
import { registerPaths } from '@bank/paths';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

export type Kind = Brand['customerTypes'][number];

export const DOORS = { personal: registerPaths.registerPersonal, business: registerPaths.registerBusiness } as const;

/** A brand that does not take this kind of customer leads to the other door: the bank would refuse the application. */
export function OfKind({ kind, children }: { kind: Kind; children: ReactNode }) {
  const { customerTypes } = useBrand();
  if (customerTypes.includes(kind)) return children;
  return <Navigate to={DOORS[kind === 'personal' ? 'business' : 'personal'].to()} replace />;
}
