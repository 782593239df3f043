import { useCall } from '@bank/api-client';
import { Text, useFormat, useText, type MessageId } from '@bank/i18n';
import { LiveSwitch, RowToken, Section } from '@bank/kit';
import {
  type CardControl,
  cardControlGet,
  cardControlSet,
  type CardUse,
  type ShopKind,
  shopKind,
} from '@bank/protocol/card-control';
import { type Card } from '@bank/protocol/cards';
import { useCustomer } from '@bank/session/calls';
import { Banknote, Bitcoin, Dices, Gamepad2, Globe, type LucideIcon, Nfc, Plane, TentTree, Wine } from 'lucide-react';
import type { ReactNode } from 'react';
import { permits } from '../card-rules';

interface Words {
  icon: LucideIcon;
  label: MessageId;
}

const USES: Readonly<Record<CardUse, Words & { note: MessageId }>> = {
  online: { icon: Globe, label: 'cards.use.online', note: 'cards.use.onlineNote' },
  contactless: { icon: Nfc, label: 'cards.use.contactless', note: 'cards.use.contactlessNote' },
  cash: { icon: Banknote, label: 'cards.use.cash', note: 'cards.use.cashNote' },
  abroad: { icon: Plane, label: 'cards.use.abroad', note: 'cards.use.abroadNote' },
};

const SHOPS: Readonly<Record<ShopKind, Words>> = {
  gambling: { icon: Dices, label: 'cards.shop.gambling' },
  games: { icon: Gamepad2, label: 'cards.shop.games' },
  crypto: { icon: Bitcoin, label: 'cards.shop.crypto' },
  alcohol: { icon: Wine, label: 'cards.shop.alcohol' },
  travel: { icon: TentTree, label: 'cards.shop.travel' },
};

/** Ways and kinds of shops that the holder lets the card pay (ADR-39). Each switch counts from the next purchase on. */
export function WhereItWorks({ card, control }: { card: Card; control: CardControl }) {
  const t = useText();
  const format = useFormat();
  const { may } = useCustomer();
  const { run } = useCall(cardControlSet, { invalidates: [cardControlGet] });
  const { accountId, closedTo, homeCountryCode, offers, uses } = control;
  const isDisabled = !may.useCards || !permits('control', card);
  const country = homeCountryCode === '' ? '' : format.displayName('region', homeCountryCode);
  return (
    <Section title="cards.use.title">
      <ul className="rows">
        {offers.map((use) => {
          const { icon, label, note } = USES[use];
          return (
            <SwitchRow key={use} icon={icon}>
              <LiveSwitch
                label={<Text id={label} />}
                description={<Text id={note} values={{ country }} />}
                isOn={uses[use]}
                disabled={isDisabled}
                set={(isOn) => run({ accountId, uses: { [use]: isOn } })}
              />
            </SwitchRow>
          );
        })}
      </ul>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
          <span className="font-semibold">
            <Text id="cards.shop.title" />
          </span>
          <span className="text-muted text-sm">
            {closedTo.length === 0 ? t('cards.shop.allOpen') : closedTo.map((kind) => t(SHOPS[kind].label)).join(', ')}
          </span>
        </summary>
        <p className="text-muted text-sm">
          <Text id="cards.shop.lead" />
        </p>
        <ul className="rows">
          {shopKind.options.map((kind) => (
            <SwitchRow key={kind} icon={SHOPS[kind].icon}>
              <LiveSwitch
                label={<Text id={SHOPS[kind].label} />}
                isOn={!closedTo.includes(kind)}
                disabled={isDisabled}
                set={(isOpen) => run({ accountId, shops: { [kind]: isOpen } })}
              />
            </SwitchRow>
          ))}
        </ul>
      </details>
    </Section>
  );
}

function SwitchRow({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <div className="row">
        <RowToken>
          <Icon />
        </RowToken>
        <div className="grid min-w-0 flex-1">{children}</div>
      </div>
    </li>
  );
}
