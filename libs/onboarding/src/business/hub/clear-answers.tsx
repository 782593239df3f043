import { Text } from '@bank/i18n';
import { Ask, useOpen } from '@bank/kit';
import { Button } from '@bank/ui';
import { business } from '../answers';

const POPUPS = ['clear'] as const;

/** Everything typed is gone, after a question. */
export function ClearAnswers() {
  const { open, show, close } = useOpen(POPUPS);
  return (
    <>
      <Button variant="quiet" size="small" className="justify-self-center" onClick={() => show('clear')}>
        <Text id="onboarding.clear" />
      </Button>
      {open === 'clear' && (
        <Ask
          title={<Text id="onboarding.clear.title" />}
          action="onboarding.clear.do"
          run={() => {
            business.clear();
            return Promise.resolve();
          }}
          onClose={close}
        >
          <Text id="onboarding.clear.body" />
        </Ask>
      )}
    </>
  );
}
