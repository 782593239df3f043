import { query } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { AppearanceSheet, knownRoutes, Page, Rows, useOpen } from '@bank/kit';
import { requiredActions } from '@bank/protocol/required-actions';
import { useSession, useTaxPutOff } from '@bank/session';
import { useCustomer } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { entriesOf, GROUP_WORDS, GROUPS, type Entry, type Group } from './entries';
import { EntryRow } from './entry-row';

export const handle = { title: 'kit.place.settings' } as const;

export { loader } from './settings-loader';

/** The shortcuts are the frame's, which opens them over any of its screens (ADR-51). */
const POPUPS = ['appearance', 'keys'] as const;
const OPENS: Readonly<Partial<Record<Entry['id'], (typeof POPUPS)[number]>>> = {
  appearance: 'appearance',
  shortcuts: 'keys',
};

/** Everything that is set once, in six groups, each entry with what is set now (ADR-31). */
export function Component() {
  const { customer, access } = useCustomer();
  const actingCustomerId = useSession((state) => state.actingCustomerId);
  const { open, show, close } = useOpen(POPUPS);
  const taxPutOff = useTaxPutOff();
  const entries = entriesOf({ customer, access, actingCustomerId, taxPutOff }, knownRoutes.has);
  return (
    <Page title="kit.place.settings" lead={<Text id="settings.lead" />} width="full">
      <div className="tablet:grid-cols-2 desktop:grid-cols-3 mt-3 grid gap-x-10 gap-y-9">
        {GROUPS.map((group) => (
          <EntryGroup
            key={group}
            group={group}
            entries={entries.filter((entry) => entry.group === group)}
            onOpen={show}
          />
        ))}
      </div>
      {open === 'appearance' && <AppearanceSheet onClose={close} />}
    </Page>
  );
}

interface EntryGroupProps {
  group: Group;
  entries: readonly Entry[];
  onOpen(popup: (typeof POPUPS)[number]): void;
}

function EntryGroup({ group, entries, onOpen }: EntryGroupProps) {
  const heading = useId();
  const waiting = useQuery(query(requiredActions)).data;
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="section min-w-0">
      <h2 id={heading} className="section-face mb-1">
        <Text id={GROUP_WORDS[group]} />
      </h2>
      <Rows kind="open" labelledBy={heading}>
        {entries.map((entry) => {
          const popup = OPENS[entry.id];
          return (
            <EntryRow
              key={entry.id}
              entry={entry}
              waiting={entry.highlight === undefined ? 0 : (waiting?.[entry.highlight] ?? 0)}
              onPress={popup === undefined ? undefined : () => onOpen(popup)}
            />
          );
        })}
      </Rows>
    </section>
  );
}
