import { Text } from '@bank/i18n';
import { PasswordStep } from '../password-step';
import { useFirstField } from './use-first-field';

interface ChangePasswordProps {
  email: string;
  /** Shows the password to the bank, which sends the codes. */
  begin(password: string): Promise<unknown>;
}

/** What a new sign-in address means, and the password that it takes (R0.53). */
export function ChangePassword({ email, begin }: ChangePasswordProps) {
  const place = useFirstField();
  return (
    <div ref={place}>
      <PasswordStep title="profile.change.title" begin={begin}>
        <Text id="profile.change.ask" values={{ email: <b className="break-all">{email}</b> }} />
      </PasswordStep>
    </div>
  );
}
