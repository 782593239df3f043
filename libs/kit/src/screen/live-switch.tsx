import { Switch } from '@bank/ui';
import type { ReactNode } from 'react';
import { FailureNote } from '../failure/failure-note';
import { useWish } from './use-wish';

export interface LiveSwitchProps {
  label: ReactNode;
  description?: ReactNode;
  /** The bank's answer. */
  isOn: boolean;
  disabled?: boolean;
  /** Tells the bank and reads its answer again; a rejection is shown above the switch. */
  set(isOn: boolean): Promise<unknown>;
}

/** A switch that counts at once (`useWish`). */
export function LiveSwitch({ label, description, isOn, disabled, set }: LiveSwitchProps) {
  const wish = useWish(isOn, set);
  return (
    <>
      <FailureNote failure={wish.failure} />
      <Switch
        label={label}
        description={description}
        isSelected={wish.isOn}
        isBusy={wish.isAsking}
        disabled={disabled}
        onChange={(wanted) => void wish.choose(wanted)}
      />
    </>
  );
}
