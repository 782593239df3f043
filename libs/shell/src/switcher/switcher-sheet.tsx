import { Text, useText } from '@bank/i18n';
import { Avatar, Dialog } from '@bank/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Party } from './acting-for';
import { useOwnEntries, type OwnEntry } from './own-entries';
import { useParties } from './use-parties';

interface SwitcherSheetProps {
  isOpen: boolean;
  onClose(): void;
  onAppearance(): void;
}

const LINE = 'rounded-control -mx-3 flex min-h-14 w-[calc(100%+1.5rem)] items-center gap-3 px-3 text-left';

/** The switcher on a phone. The browser's Back closes it. */
export function SwitcherSheet({ isOpen, onClose, onAppearance }: SwitcherSheetProps) {
  const t = useText();
  const { all, choose } = useParties(isOpen);
  const own = useOwnEntries(onAppearance);
  const you = all.filter(({ kind }) => kind === 'you');
  const others = all.filter(({ kind }) => kind === 'other');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="sheet"
      title={<Text id="shell.switcher.title" />}
      closeLabel={t('kit.close')}
    >
      <div className="grid gap-4">
        {you.length > 0 && <Parties parties={you} label={t('shell.switcher.you')} onChoose={choose} />}
        {others.length > 0 && (
          <Parties parties={others} label={t('shell.switcher.actFor')} isLabelShown onChoose={choose} />
        )}
        <ul className="border-line border-t pt-2">
          {own.map((entry) => (
            <li key={entry.id}>
              <OwnLine entry={entry} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface PartiesProps {
  parties: readonly Party[];
  label: string;
  isLabelShown?: boolean;
  onChoose(party: Party): void;
}

function Parties({ parties, label, isLabelShown = false, onChoose }: PartiesProps) {
  const t = useText();
  return (
    <div>
      {isLabelShown && (
        <p aria-hidden="true" className="text-muted pb-1 text-sm font-semibold">
          {label}
        </p>
      )}
      <ul aria-label={label}>
        {parties.map((party) => (
          <li key={party.customerId ?? 'self'}>
            <button
              type="button"
              aria-current={party.isCurrent || undefined}
              onClick={() => onChoose(party)}
              className={`${LINE} aria-[current]:bg-accent-soft cursor-pointer`}
            >
              <Avatar name={party.name} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold break-words">{party.name}</span>
                <span className="text-muted block text-sm">{t(party.role)}</span>
              </span>
              {party.isCurrent && <Check className="text-accent size-5 shrink-0" aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OwnLine({ entry }: { entry: OwnEntry }): ReactNode {
  const { label, icon: Icon, value, to, onAction } = entry;
  const content = (
    <>
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 flex-1 font-semibold">{label}</span>
      {value && <span className="text-muted text-sm">{value}</span>}
    </>
  );
  // The link takes the sheet's place in the browser's history, so that Back skips it.
  if (to) {
    return (
      <Link to={to} replace className={LINE}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className={`${LINE} cursor-pointer`} onClick={onAction}>
      {content}
    </button>
  );
}
