import { Text, useText } from '@bank/i18n';
import type { AccessRight } from '@bank/protocol';
import { ChoiceCards } from '../change/choice-cards';
import { RIGHT_WORDS, SELECTABLE } from './access-rules';

interface RightChoiceProps {
  value: AccessRight | null;
  onChange(right: AccessRight): void;
}

/** One level out of those that can be given. */
export function RightChoice({ value, onChange }: RightChoiceProps) {
  const t = useText();
  const choices = SELECTABLE.map((level) => ({
    id: String(level),
    label: t(RIGHT_WORDS[level].label),
    description: t(RIGHT_WORDS[level].help),
  }));
  return (
    <ChoiceCards
      legend={<Text id="settings.users.rightLegend" />}
      choices={choices}
      value={value === null ? null : String(value)}
      onChange={(id) => {
        const level = SELECTABLE.find((one) => String(one) === id);
        if (level !== undefined) onChange(level);
      }}
    />
  );
}
