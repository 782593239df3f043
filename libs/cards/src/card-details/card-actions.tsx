import { Text, useText, type MessageId } from '@bank/i18n';
import { FailureNote } from '@bank/kit';
import { paths } from '@bank/paths';
import type { Card } from '@bank/protocol/cards';
import { useCustomer } from '@bank/session/calls';
import clsx from 'clsx';
import { Eye, KeyRound, Plus, Snowflake, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type CardAction, inTheWay, isOffered } from '../card-rules';
import type { Pause } from './use-pause';
import { WHY_ID } from './why-not';

const CIRCLE =
  'bg-accent-soft text-on-soft group-aria-checked:bg-accent group-aria-checked:text-on-accent grid size-14 place-items-center rounded-full [&>svg]:size-6';
const ACTION =
  'group grid min-w-16 flex-1 justify-items-center gap-2 rounded-card text-center text-sm font-semibold disabled:opacity-50 disabled:cursor-not-allowed';

interface CardActionsProps {
  card: Card;
  pause: Pause;
  onDetails(): void;
  /** The pointer or the focus is on the button: its code may come. */
  onNearDetails(): void;
}

/** What one does with a card day by day. What its status or a right is in the way of stays in its place, and the note below says why. */
export function CardActions({ card, pause, onDetails, onNearDetails }: CardActionsProps) {
  const { may } = useCustomer();
  const can = (...actions: readonly CardAction[]) => actions.some((action) => inTheWay(action, card, may) === null);
  return (
    <div className="grid gap-3">
      <FailureNote failure={pause.failure} />
      <div className="flex flex-wrap justify-around gap-3">
        <PauseAction pause={pause} />
        {isOffered('details', card) && (
          <ActionButton
            icon={<Eye />}
            label="cards.showDetails"
            isOpen={can('details')}
            onPress={onDetails}
            onNear={onNearDetails}
          />
        )}
        {isOffered('showPin', card) && (
          <ActionLink
            icon={<KeyRound />}
            label="cards.pin"
            isOpen={can('showPin', 'changePin')}
            to={paths.cardPin.to({ accountId: card.accountId })}
          />
        )}
        {isOffered('load', card) && (
          <ActionLink
            icon={<Plus />}
            label="cards.load"
            isOpen={can('load')}
            to={paths.transferAccount.to({ to: card.accountId })}
          />
        )}
      </div>
    </div>
  );
}

/** One switch: pressing it counts at once. */
function PauseAction({ pause }: { pause: Pause }) {
  const t = useText();
  const { isPaused, isAsking, isDisabled, set } = pause;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isPaused}
      aria-busy={isAsking}
      aria-label={t('cards.pause')}
      disabled={isDisabled}
      aria-describedby={isDisabled ? WHY_ID : undefined}
      className={ACTION}
      onClick={() => void set(!isPaused)}
    >
      <span aria-hidden="true" className={CIRCLE}>
        {isPaused ? <Sun /> : <Snowflake />}
      </span>
      <span aria-hidden="true">
        <Text id={isPaused ? 'cards.turnOn' : 'cards.pauseShort'} />
      </span>
    </button>
  );
}

interface ActionProps {
  icon: ReactNode;
  label: MessageId;
  /** False: it stays visible, and `WhyNot` says what is in the way. */
  isOpen: boolean;
}

function ActionButton({ icon, label, isOpen, onPress, onNear }: ActionProps & { onPress?(): void; onNear?(): void }) {
  return (
    <button
      type="button"
      className={ACTION}
      disabled={!isOpen}
      aria-describedby={isOpen ? undefined : WHY_ID}
      onClick={onPress}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <ActionFace icon={icon} label={label} />
    </button>
  );
}

function ActionLink({ to, ...action }: ActionProps & { to: string }) {
  if (!action.isOpen) return <ActionButton {...action} />;
  return (
    <Link to={to} className={clsx(ACTION, 'no-underline')}>
      <ActionFace {...action} />
    </Link>
  );
}

function ActionFace({ icon, label }: Pick<ActionProps, 'icon' | 'label'>) {
  return (
    <>
      <span aria-hidden="true" className={CIRCLE}>
        {icon}
      </span>
      <Text id={label} />
    </>
  );
}
