import { Text, useText } from '@bank/i18n';
import { paths } from '@bank/paths';
import { useCustomer } from '@bank/session/calls';
import { Banner, Button, buttonClass } from '@bank/ui';
import { Link } from 'react-router-dom';
import { useRevealed } from '../secret/use-revealed';

interface ActivatedCardProps {
  /** Null when the answer was lost on the way, where the PIN page shows it after a code, and for an administrator who acts (R0.52). */
  pin: string | null;
  onHidden(): void;
}

/** The card works. Its PIN shows once, for half a minute. */
export function ActivatedCard({ pin, onHidden }: ActivatedCardProps) {
  const t = useText();
  const { may } = useCustomer();
  const { secret, secondsLeft, hide } = useRevealed(pin);
  return (
    <div className="grid gap-5">
      <Banner tone="positive">
        <Text id="cards.activated" />
      </Banner>
      {secret === null ? (
        <p>
          <Text id={may.seeCardSecrets ? 'cards.pinLater' : 'cards.pinTheirs'} />
        </p>
      ) : (
        <>
          <p>
            <Text id="cards.pinOnce" />
          </p>
          <p className="text-center text-4xl font-semibold tracking-[0.4em] tabular-nums" translate="no" data-private>
            <span className="sr-only">{t('cards.pinIs')} </span>
            {secret}
          </p>
          <p className="text-muted text-sm tabular-nums">
            <Text id="cards.hidesIn" values={{ seconds: secondsLeft }} />
          </p>
          <Button variant="secondary" onClick={hide}>
            <Text id="cards.hide" />
          </Button>
        </>
      )}
      <Link to={paths.cards.to()} className={buttonClass('primary')} onClick={onHidden}>
        <Text id="cards.toCards" />
      </Link>
    </div>
  );
}
