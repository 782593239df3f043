import { prefetch, query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Allowed, Answer, DetailsPane, missingText, PaymentsPage, useOpen } from '@bank/kit';
import { payeeList } from '@bank/protocol/payees';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { atLeast, breakpoints, Button, useMedia } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { PayeePane } from '../details/payee-pane';
import { AddDialog } from '../edit/add-dialog';
import { EditDialog } from '../edit/edit-dialog';
import { ImportDialog } from '../import/import-dialog';
import { PayeeBook } from './payee-book';

export const handle = { title: 'kit.place.payees' } as const;

/** Starts what the screen reads. */
export function loader() {
  prefetch(query(payeeList), customerQueries.info(), customerQueries.access());
  return null;
}

const POPUPS = ['payee', 'edit', 'add', 'import'] as const;

/** The book of payees: the list, and one of them beside it (R2.7.160). */
export function Component() {
  const t = useText();
  const { may } = useCustomer();
  const { open, id, show, close } = useOpen(POPUPS);
  const isWide = useMedia(atLeast(breakpoints.desktop));
  // Beside the list the payee stays in view while it is edited; on a phone the form takes the place of the sheet.
  const isShown = open === 'payee' || (open === 'edit' && isWide);
  const isAllowed = !may.missing.seeHistory;
  const missing = may.missing.keepBooks;
  return (
    <PaymentsPage
      tab="payees"
      pane={
        !isShown || id === null || !isAllowed ? null : (
          <DetailsPane key={id} title={t('payees.payee')} closeLabel={t('kit.close')} onClose={close}>
            <PayeePane payeeId={id} onEdit={() => show('edit', id)} onClose={close} />
          </DetailsPane>
        )
      }
      action={
        isAllowed && (
          <Button size="small" icon={<Plus className="size-4" />} disabled={!may.keepBooks} onClick={() => show('add')}>
            <Text id="payees.add" />
          </Button>
        )
      }
    >
      <Allowed missing={may.missing.seeHistory} title="payees.notAllowed">
        {missing && <p className="text-muted">{missingText(missing, t)}</p>}
        <Book onOpen={(payeeId) => show('payee', payeeId)} onAdd={() => show('add')} onImport={() => show('import')} />
      </Allowed>
      {may.keepBooks && open === 'add' && <AddDialog onClose={close} onAdded={(payeeId) => show('payee', payeeId)} />}
      {may.keepBooks && open === 'edit' && id !== null && <EditDialog payeeId={id} onClose={() => show('payee', id)} />}
      {may.keepBooks && open === 'import' && <ImportDialog onClose={close} />}
    </PaymentsPage>
  );
}

interface BookProps {
  onOpen(payeeId: string): void;
  onAdd(): void;
  onImport(): void;
}

function Book(props: BookProps) {
  const found = useQuery(query(payeeList));
  return (
    <Answer of={found} failed="payees.failed" rows={6}>
      {({ payees }) => <PayeeBook payees={payees} {...props} />}
    </Answer>
  );
}
