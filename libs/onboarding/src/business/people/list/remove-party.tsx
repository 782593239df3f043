import { Text, useText } from '@bank/i18n';
import { Ask } from '@bank/kit';
import { nameOf, useAnswers } from '../../answers';
import { useUseWords } from './use-use-words';

interface RemovePartyProps {
  id: string;
  onRemove(): void;
  onClose(): void;
}

/** Asks before a person or a company is gone, and names what goes with them. */
export function RemoveParty({ id, onRemove, onClose }: RemovePartyProps) {
  const t = useText();
  const name = nameOf(useAnswers(), id);
  const uses = useUseWords(true)(id);
  return (
    <Ask
      title={t('onboarding.people.removeTitle', { name })}
      action="onboarding.owners.remove"
      run={() => Promise.resolve()}
      onClose={onClose}
      onDone={onRemove}
    >
      {uses.length === 0 ? (
        <Text id="onboarding.people.removeUnused" />
      ) : (
        <>
          <p>
            <Text id="onboarding.people.removeUsed" />
          </p>
          <ul className="mt-2 list-disc ps-5">
            {uses.map((use) => (
              <li key={use} className="break-words">
                {use}
              </li>
            ))}
          </ul>
        </>
      )}
    </Ask>
  );
}
