import { useCall } from '@bank/api-client';
import { Text, useFormat, useText, type MessageId } from '@bank/i18n';
import { LiveSwitch, RowToken, Section } from '@bank/kit';
import { type CardControl, cardControlGet, cardControlSet, type CardUse, shopKind } from '@bank/protocol/card-control';
import { Banknote, Globe, type LucideIcon, Nfc, Plane } from 'lucide-react';
import type { ReactNode } from 'react';
import { SHOPS, type Words } from '../shop-words';
import { CONTROL_WHY_ID } from './limits';

const USES: Readonly<Record<CardUse, Words & { note: MessageId }>> = {
  online: { icon: Globe, label: 'cards.use.online', note: 'cards.use.onlineNote' },
  contactless: { icon: Nfc, label: 'cards.use.contactless', note: 'cards.use.contactlessNote' },
  cash: { icon: Banknote, label: 'cards.use.cash', note: 'cards.use.cashNote' },
  abroad: { icon: Plane, label: 'cards.use.abroad', note: 'cards.use.abroadNote' },
};

/** Ways and kinds of shops that the holder lets the card pay (ADR-39). Each switch counts from the next purchase on. */
export function WhereItWorks({ control, reason }: { control: CardControl; reason: string | null }) {
  const t = useText();
  const format = useFormat();
  const { run } = useCall(cardControlSet, { invalidates: [cardControlGet] });
  const { accountId, closedTo, homeCountryCode, offers, uses } = control;
  const isDisabled = reason !== null;
  const country = homeCountryCode === '' ? '' : format.displayName('region', homeCountryCode);
  return (
    <Section title="cards.use.title">
      {reason !== null && (
        <p id={CONTROL_WHY_ID} className="text-muted text-sm">
          {reason}
        </p>
      )}
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
