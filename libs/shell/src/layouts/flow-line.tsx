import { useBrand } from '@bank/brand';
import { Text, useText, type MessageId } from '@bank/i18n';
import { useShownPlan } from '@bank/kit';
import { BrandMark, IconButton, VisuallyHidden } from '@bank/ui';
import clsx from 'clsx';
import { ArrowLeft, Check, X } from 'lucide-react';
import { usePageTitle } from '../page/page-title';

interface FlowLineProps {
  /** What becomes of the answers meanwhile. */
  kept: MessageId;
  onClose(): void;
}

/** The line above a flow: what it is, where in it the customer is, and the way out. */
export function FlowLine({ kept, onClose }: FlowLineProps) {
  const { mark, name } = useBrand();
  const t = useText();
  const title = usePageTitle();
  const plan = useShownPlan();
  // The line of another flow takes the place of the one before: nothing of it moves.
  const flow = plan?.steps.join();
  const isUnderWay = plan !== null && plan.at < plan.steps.length;
  return (
    <header className="border-line tablet:border-b">
      <div className="tablet:min-h-16 tablet:px-8 laptop:grid laptop:grid-cols-[minmax(18rem,1fr)_auto_1fr_auto] desktop:grid-cols-[minmax(20rem,1fr)_auto_1fr_auto] flex min-h-14 items-center gap-2 px-2 py-1">
        <div className="flex min-w-0 flex-1 items-center gap-1">
          {plan?.onBack && (
            <IconButton
              label={t('kit.back')}
              icon={<ArrowLeft />}
              className="tablet:hidden shrink-0"
              onClick={plan.onBack}
            />
          )}
          <IconButton
            label={t('kit.close')}
            icon={<X />}
            className={clsx('tablet:hidden shrink-0', plan?.onBack && 'hidden')}
            onClick={onClose}
          />
          <span className="tablet:inline-flex mr-2 hidden">
            <BrandMark mark={mark} name={name} markOnly size="small" />
          </span>
          {/* The steps come later than the title: its lines break within the width that these leave to it. */}
          <p className="tablet:line-clamp-2 tablet:whitespace-normal laptop:max-w-60 laptop:text-sm desktop:max-w-68 desktop:text-base min-w-0 truncate font-semibold">
            {plan?.title ? (
              <>
                <span className="tablet:hidden">{plan.title}</span>
                <span className="tablet:inline hidden">{title && <Text id={title} />}</span>
              </>
            ) : (
              title && <Text id={title} />
            )}
          </p>
        </div>
        {plan?.count && (
          <p className="text-muted laptop:hidden shrink-0 px-2 text-sm tabular-nums">
            {t('kit.steps.count', plan.count)}
          </p>
        )}
        {plan ? <Steps key={flow} steps={plan.steps} at={plan.at} /> : <span />}
        <p key={`${flow}.kept`} className="text-muted laptop:block hidden justify-self-end text-end text-sm">
          {isUnderWay && (
            <span className="desktop:inline hidden">
              <Text id={plan.kept ?? kept} />
            </span>
          )}
        </p>
        <IconButton label={t('kit.close')} icon={<X />} className="tablet:inline-grid hidden" onClick={onClose} />
      </div>
      {/* There is room for the bar before the plan is known. */}
      <Bar key={`${flow}.bar`} count={plan?.steps.length ?? 0} at={plan?.at ?? -1} />
    </header>
  );
}

const STEP = {
  done: { face: 'bg-accent-soft text-accent', label: 'text-accent' },
  now: { face: 'bg-accent text-on-accent', label: '' },
  next: { face: 'bg-sunken text-muted', label: 'text-muted' },
} as const;

/** More steps than these stand closer together. */
const MANY = 4;

const stateOf = (index: number, at: number) => (index < at ? 'done' : index === at ? 'now' : 'next');

function Steps({ steps, at }: { steps: readonly MessageId[]; at: number }) {
  return (
    <ol className="laptop:flex hidden items-center gap-2 text-sm font-semibold">
      {steps.map((step, index) => {
        const state = stateOf(index, at);
        return (
          <li key={step} aria-current={state === 'now' ? 'step' : undefined} className="flex items-center gap-2">
            {index > 0 && (
              <span aria-hidden="true" className={clsx('bg-line-strong h-px', steps.length > MANY ? 'w-3' : 'w-8')} />
            )}
            <span
              aria-hidden="true"
              className={clsx('grid size-6 place-items-center rounded-full text-xs', STEP[state].face)}
            >
              {state === 'done' ? <Check className="size-3.5" /> : index + 1}
            </span>
            <span className={STEP[state].label}>
              <Text id={step} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The same on narrow windows, where the names of the steps have no room. */
function Bar({ count, at }: { count: number; at: number }) {
  const t = useText();
  return (
    <div className="laptop:hidden tablet:px-8 flex min-h-3 gap-1 px-4 pb-2">
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          aria-hidden="true"
          className={clsx('h-1 flex-1 rounded-full', index <= at ? 'bg-accent' : 'bg-line')}
        />
      ))}
      {at >= 0 && at < count && <VisuallyHidden>{t('kit.flow.step', { at: at + 1, count })}</VisuallyHidden>}
    </div>
  );
}
