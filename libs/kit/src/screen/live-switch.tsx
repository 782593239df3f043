import { Switch } from '@bank/ui';
import { type ReactNode, useState } from 'react';
import { FailureNote } from '../failure/failure-note';
import { useAttempt } from './use-attempt';

export interface LiveSwitchProps {
  label: ReactNode;
  description?: ReactNode;
  /** The bank's answer. */
  isOn: boolean;
  disabled?: boolean;
  /** Tells the bank and reads its answer again; a rejection is shown above the switch. */
  set(isOn: boolean): Promise<unknown>;
}

/** A switch that counts at once: it shows the choice while the bank is asked, and goes back when it refuses. */
export function LiveSwitch({ label, description, isOn, disabled, set }: LiveSwitchProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { run, failure } = useAttempt();
  const choose = async (wanted: boolean) => {
    setChosen(wanted);
    await run(() => set(wanted));
    // From here on the bank's answer counts; after a failure that is the old one.
    setChosen(null);
  };
  return (
    <>
      <FailureNote failure={failure} />
      <Switch
        label={label}
        description={description}
        isSelected={chosen ?? isOn}
        disabled={disabled}
        onChange={(wanted) => void choose(wanted)}
      />
    </>
  );
}
