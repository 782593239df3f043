import { query } from '@bank/api-client';
import { Text, useFormat, useLocale, useText, type MessageId } from '@bank/i18n';
import { newsList, useAmountWords, useDebounced, useShortcutSettings, type MenuRow } from '@bank/kit';
import { paths } from '@bank/paths';
import { searchEverything } from '@bank/protocol/search';
import { useSession, useTaxPutOff } from '@bank/session';
import { useCustomer } from '@bank/session/calls';
import { Dialog, initials, SearchInput } from '@bank/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import {
  Activity,
  ArrowLeftRight,
  ChartPie,
  ClipboardCheck,
  CreditCard,
  FileText,
  Newspaper,
  Percent,
  Search,
  Send,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Keys } from '../shortcuts/keys';
import { shortcutsOf, withKeys } from '../shortcuts/shortcuts';
import { amountWords } from './amount-words';
import { findsOf, targetsOf, type Find } from './finds';
import type { PagesOf } from './pages';
import { noteRecent, recentsOf } from './recents';

/** How long the typing rests before the bank is asked. */
const REST_MS = 150;

/** About half of what the palette shows at once. */
const FIRST_DRAWN = 6;

const GROUPS: readonly (readonly [Find['group'], MessageId])[] = [
  ['recent', 'shell.find.recent'],
  ['do', 'shell.find.do'],
  ['find', 'shell.find.find'],
  ['go', 'shell.find.go'],
];

const ICONS: Readonly<Record<string, LucideIcon>> = {
  send: Send,
  move: ArrowLeftRight,
  approvals: ClipboardCheck,
  statements: FileText,
  insight: ChartPie,
  rates: Percent,
  news: Newspaper,
};

export interface PaletteProps {
  rows: readonly MenuRow[];
  onClose(): void;
  onShortcuts(): void;
}

/** One field over places, people, accounts, cards and transactions; the arrows choose, Enter goes there (ADR-43, ADR-51). */
export function Palette({ rows, pagesOf, onClose, onShortcuts }: PaletteProps & { pagesOf: PagesOf }) {
  const t = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const id = useId();
  const { customer, access, may } = useCustomer();
  const actingCustomerId = useSession((state) => state.actingCustomerId);
  const taxPutOff = useTaxPutOff();
  const { seen } = useAmountWords();
  const { areOn, changes } = useShortcutSettings((state) => state);
  const owner = `${customer.userId}/${customer.customerId}`;
  const [recents] = useState(() => recentsOf(owner));
  const [typed, setTyped] = useState('');
  // By its id: while the list grows under it, what the arrows chose stays chosen.
  const [pickedId, setPickedId] = useState<string>();
  const isEntered = useRef(false);
  const rested = useDebounced(typed, REST_MS);
  const asked = amountWords(rested, useLocale());
  const { amount, text } = asked;
  const { data, isFetching, isPlaceholderData } = useQuery({
    ...query(searchEverything, { text, ...(amount !== null && { amount }) }, { lazy: true }),
    enabled: may.seeBalances,
    placeholderData: keepPreviousData,
  });
  const news = useQuery(newsList()).data?.announcements ?? [];
  const icons = { ...ICONS, ...Object.fromEntries(rows.map(({ place, icon }) => [place, icon])) };
  const places = rows.map(({ place }) => place);
  const targets = [
    ...targetsOf(shortcutsOf(withKeys(changes), { places, may }), icons, areOn),
    // Found by their names only: the page of settings lists them all.
    ...(text === '' ? [] : pagesOf({ customer, access, actingCustomerId, taxPutOff })).map((page) => ({
      ...page,
      id: `page-${page.id}`,
      group: 'go' as const,
    })),
  ];
  const finds = findsOf({
    asked,
    targets,
    news,
    answer: data,
    isOld: isPlaceholderData,
    recents,
    maySend: may.sendP2p,
    maySeeBalances: may.seeBalances,
    seen,
    t,
    format,
  });
  const shown = GROUPS.flatMap(([group]) => finds.filter((find) => find.group === group));
  // The press is answered with the rows at the top; the others follow when the browser has time for them.
  const isWhole = useDeferredValue(true, false);
  const drawn = isWhole ? shown : shown.slice(0, FIRST_DRAWN);
  const at = Math.max(
    0,
    shown.findIndex((find) => find.id === pickedId),
  );
  const chosen = shown[at];
  const chosenId = chosen && `${id}-${chosen.id}`;
  // The focus stays in the field, so the browser does not bring what the arrows chose into view by itself.
  const isPicked = pickedId !== undefined;
  useEffect(() => {
    if (isPicked && chosenId !== undefined) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [isPicked, chosenId]);
  const go = (find: Find | undefined) => {
    if (!find) return;
    // What is sent again is another amount, so the address kept is the one without it.
    const to = find.kind === 'person' && amount !== null ? paths.transferP2p.to({ to: find.note }) : find.to;
    noteRecent(owner, { ...find, to });
    // It takes the place of the open palette, so that Back does not open it again.
    void navigate(find.to, { replace: true });
  };
  // Enter may come before the list is that of the words: it counts as soon as it is.
  const isReady = typed === rested && !isFetching;
  useEffect(() => {
    if (!isEntered.current || !isReady) return;
    isEntered.current = false;
    go(chosen);
  });
  const press = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    if (event.key === '?' && typed === '' && areOn) onShortcuts();
    else if (event.key === 'Enter' && isReady) go(chosen);
    else if (event.key === 'Enter') isEntered.current = true;
    else if (move === undefined || shown.length === 0) return;
    else setPickedId(shown.at((at + move) % shown.length)?.id);
    event.preventDefault();
  };
  return (
    <Dialog isOpen onClose={onClose} size="palette" title={t('shell.find.title')} closeLabel={t('kit.close')}>
      <div className="palette-field">
        <SearchInput
          aria-label={t('shell.find.field')}
          listId={`${id}-list`}
          currentId={chosenId}
          isListed={shown.length > 0}
          enterKeyHint="go"
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- who opens a search wants to type
          autoFocus
          placeholder={t('shell.find.field')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPickedId(undefined);
            isEntered.current = false;
          }}
          onKeyDown={press}
        />
      </div>
      <div role="listbox" id={`${id}-list`} aria-label={t('shell.find.title')} className="palette-list">
        {GROUPS.map(([group, label]) => {
          const inGroup = drawn.filter((find) => find.group === group);
          return (
            inGroup.length > 0 && (
              <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
                <p id={`${id}-${group}`} className="palette-group">
                  <Text id={label} />
                </p>
                {inGroup.map((find) => (
                  // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the field has the keys
                  <div
                    key={find.id}
                    id={`${id}-${find.id}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={find === chosen}
                    className={clsx('palette-option', find === chosen && 'bg-accent-soft text-on-soft')}
                    onClick={() => go(find)}
                  >
                    <Token find={find} />
                    <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
                      <span className="min-w-0 font-medium break-words">{find.label}</span>
                      {find.note !== '' && (
                        <span className={clsx('min-w-0 text-sm break-words', find !== chosen && 'text-muted')}>
                          {find.note}
                        </span>
                      )}
                    </span>
                    {find.keys !== undefined && (
                      <span aria-hidden="true" className="palette-keys">
                        <Keys keys={find.keys} />
                      </span>
                    )}
                  </div>
                ))}
              </div>
            )
          );
        })}
      </div>
      <div className="palette-foot">
        <span aria-hidden="true" className="palette-keys items-center gap-2">
          <Keys keys="↑↓" />
          <Text id="shell.find.choose" />
        </span>
        <button type="button" className="palette-more" onClick={onShortcuts}>
          <Text id="shell.find.shortcuts" />
        </button>
        <p role="status" className="ml-auto">
          <Text id={shown.length === 0 ? 'kit.nothingFound' : 'shell.find.safe'} />
        </p>
      </div>
    </Dialog>
  );
}

const GLYPHS = {
  person: Send,
  account: Wallet,
  card: CreditCard,
  transaction: Activity,
  page: Search,
  news: Newspaper,
};

/** People by their initials, everything else by a glyph; decoration. */
function Token({ find: { kind, name, icon } }: { find: Find }) {
  if (kind === 'person' || kind === 'transaction')
    return (
      <span aria-hidden="true" className="palette-token avatar">
        {initials(name)}
      </span>
    );
  const Icon = icon ?? GLYPHS[kind];
  return (
    <span aria-hidden="true" className="palette-token token">
      <Icon className="size-4.5" />
    </span>
  );
}
