import { useCall } from '@bank/api-client';
import { Text, useFormat, useText, type MessageId } from '@bank/i18n';
import { LiveSwitch, RowToken, Section } from '@bank/kit';
import { type CardControl, cardControlGet, cardControlSet, type CardUse, shopKind } from '@bank/protocol/card-control';
import { Fold } from '@bank/ui';
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

interface WhereItWorksProps {
  control: CardControl;
  /** Why nothing can be switched now; null where it can. */
  reason: string | null;
  /** The bank lets the user switch off and not on (R0.50). */
  onlyLower: boolean;
}

/** Ways and kinds of shops that the holder lets the card pay (ADR-39). Each switch counts from the next purchase on. */
export function WhereItWorks({ control, reason, onlyLower }: WhereItWorksProps) {
  const t = useText();
  const format = useFormat();
  const { run } = useCall(cardControlSet, { invalidates: [cardControlGet] });
  const { accountId, closedTo, homeCountryCode, offers, uses } = control;
  const isLocked = (isOn: boolean) => reason === null && onlyLower && !isOn;
  const isDisabled = (isOn: boolean) => reason !== null || isLocked(isOn);
  const country = homeCountryCode === '' ? '' : format.displayName('region', homeCountryCode);
  return (
    <Section title="cards.use.title">
      {(reason !== null || onlyLower) && (
        <p id={CONTROL_WHY_ID} className="text-muted text-sm">
          {reason ?? <Text id="cards.use.onlyOff" />}
        </p>
      )}
      <ul className="rows">
        {offers.map((use) => {
          const { icon, label, note } = USES[use];
          return (
            <SwitchRow key={use} icon={icon}>
              <LiveSwitch
                label={<Text id={label} />}
                description={
                  <>
                    <Text id={note} values={{ country }} />
                    {isLocked(uses[use]) && <SwitchedOff />}
                  </>
                }
                isOn={uses[use]}
                disabled={isDisabled(uses[use])}
                set={(isOn) => run({ accountId, uses: { [use]: isOn } })}
              />
            </SwitchRow>
          );
        })}
      </ul>
      <Fold
        isPlain
        title={<Text id="cards.shop.title" />}
        note={closedTo.length === 0 ? t('cards.shop.allOpen') : closedTo.map((kind) => t(SHOPS[kind].label)).join(', ')}
      >
        <p className="text-muted text-sm">
          <Text id="cards.shop.lead" />
        </p>
        <ul className="rows">
          {shopKind.options.map((kind) => {
            const isOpen = !closedTo.includes(kind);
            return (
              <SwitchRow key={kind} icon={SHOPS[kind].icon}>
                <LiveSwitch
                  label={<Text id={SHOPS[kind].label} />}
                  description={isLocked(isOpen) && <SwitchedOff />}
                  isOn={isOpen}
                  disabled={isDisabled(isOpen)}
                  set={(wanted) => run({ accountId, shops: { [kind]: wanted } })}
                />
              </SwitchRow>
            );
          })}
        </ul>
      </Fold>
    </Section>
  );
}

/** Who can switch on what this user cannot. */
function SwitchedOff() {
  return (
    <span className="block">
      <Text id="cards.use.locked" />
    </span>
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
