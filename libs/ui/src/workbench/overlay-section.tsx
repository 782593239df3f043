import { useState } from 'react';
import { Button } from '../actions/button';
import { SummaryList } from '../data/summary-list';
import { ToastList, type ToastMessage } from '../feedback/toast-list';
import { Money } from '../money/money';
import { Dialog } from '../overlays/dialog';
import { parts } from './sample-data';
import type { SectionProps } from './sections';

export function OverlaysSection({ copy }: SectionProps) {
  const [open, setOpen] = useState<'popup' | 'sheet' | null>(null);
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const close = () => setOpen(null);
  const add = () =>
    setToasts((all) => [...all, { id: String(all.length), tone: 'positive', title: copy.done, children: copy.sent }]);
  return (
    <div className="wb-inline">
      <Button onClick={() => setOpen('popup')}>{copy.failed}</Button>
      <Button onClick={() => setOpen('sheet')}>{copy.total}</Button>
      <Button variant="secondary" onClick={add}>
        {copy.done}
      </Button>
      <Dialog
        isOpen={open !== null}
        onClose={close}
        size={open ?? 'popup'}
        title={open === 'sheet' ? copy.review : copy.failed}
        closeLabel={copy.close}
        footer={
          <>
            <Button onClick={close}>{copy.continue}</Button>
            <Button variant="quiet" onClick={close}>
              {copy.cancel}
            </Button>
          </>
        }
      >
        {open === 'sheet' ? (
          <SummaryList
            items={[
              { id: 'fee', label: copy.fee, value: <Money parts={parts('1.20')} /> },
              { id: 'total', label: copy.total, value: <Money parts={parts('251.20')} />, strong: true },
            ]}
          />
        ) : (
          copy.failedText
        )}
      </Dialog>
      <ToastList
        toasts={toasts}
        onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
        dismissLabel={copy.close}
        label={copy.today}
      />
    </div>
  );
}
