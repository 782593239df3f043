import { useText } from '@bank/i18n';
import { Avatar, Menu, type MenuEntry } from '@bank/ui';
import { useState, type ReactNode } from 'react';
import type { Party } from './acting-for';
import { useOwnEntries } from './own-entries';
import { useParties } from './use-parties';

interface SwitcherMenuProps {
  label: string;
  face: ReactNode;
  onAppearance(): void;
}

/** The switcher beside the navigation: a menu button (Escape closes, the focus returns). */
export function SwitcherMenu({ label, face, onAppearance }: SwitcherMenuProps) {
  const t = useText();
  const [wasOpened, setOpened] = useState(false);
  const { all, choose } = useParties(wasOpened);
  const own = useOwnEntries(onAppearance);
  const partyOf = (party: Party, index: number, group: readonly Party[]): MenuEntry => ({
    id: `party-${party.customerId ?? 'self'}`,
    startsGroup: index === 0 && t(group[0]?.kind === 'you' ? 'shell.switcher.you' : 'shell.switcher.actFor'),
    label: party.name,
    description: t(party.role),
    icon: <Avatar name={party.name} />,
    isChosen: party.isCurrent,
    onAction: () => choose(party),
  });
  const groups = (['you', 'other'] as const).map((kind) => all.filter((party) => party.kind === kind));
  return (
    <Menu
      label={label}
      trigger={face}
      triggerClass="switcher"
      placement="bottom start"
      onOpen={() => setOpened(true)}
      items={[
        ...groups.flatMap((group) => group.map(partyOf)),
        ...own.map(({ id, label: word, icon: Icon, value, to, onAction }, index): MenuEntry => ({
          id,
          startsGroup: index === 0,
          label: word,
          icon: <Icon className="size-5" />,
          trailing: value && <span className="text-muted text-sm">{value}</span>,
          href: to,
          onAction,
        })),
      ]}
    />
  );
}
