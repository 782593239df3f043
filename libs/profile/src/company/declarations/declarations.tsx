import { prefetch } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Section } from '@bank/kit';
import { useCustomer } from '@bank/session/calls';
import { latePart, Skeleton } from '@bank/ui';
import type { DeclarationListProps } from './declaration-list';
import { KINDS, reading } from './kinds';

/** Not in builds of brands without these industries (R1.1.5). What it reads comes along with its code. */
const List = BRAND.adultIndustries
  ? latePart<DeclarationListProps>(() => {
      prefetch(...KINDS.map(reading));
      return import('./declaration-list').then(({ DeclarationList }) => ({ default: DeclarationList }));
    })
  : null;

/** What a company declares because of its industry (R3.3.29). An administrator who acts for it only reads that. */
export function Declarations({ company, lockedBecause }: DeclarationListProps) {
  const t = useText();
  const { customer } = useCustomer();
  const isForOther = customer.isAdmin && customer.actingFor !== null;
  const locked = isForOther ? t('profile.declarations.onlyCompany') : lockedBecause;
  if (!List) return null;
  return (
    <Section title="profile.declarations.title" lead={locked ?? <Text id="profile.declarations.lead" />}>
      <List company={company} lockedBecause={locked} fallback={<Coming />} />
    </Section>
  );
}

function Coming() {
  const t = useText();
  return (
    <div className="rows">
      <Skeleton shape="row" count={2} label={t('kit.loading')} />
    </div>
  );
}
