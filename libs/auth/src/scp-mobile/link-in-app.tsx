import { Text } from '@bank/i18n';
import { Banner, Button } from '@bank/ui';
import { requestWrapper, WrapperFailure } from '@bank/wrapper';
import { useState } from 'react';
import { OpenApp } from '../app-link/open-app';

type State = 'asked' | 'handing' | 'handed' | 'refused' | 'impossible';

/**
 * Inside the app the page hands the link to the app, and the app asks the user. This needs a press: a page that a stranger's link opened
 * must not link a phone by itself. An app that takes no links is opened through the link, as on every phone.
 */
export function LinkInApp({ link }: { link: string }) {
  const [state, setState] = useState<State>('asked');
  const hand = async () => {
    setState('handing');
    setState(await handed(link));
  };
  if (state === 'impossible') return <OpenApp link={link} />;
  if (state === 'handed') {
    return (
      <Banner tone="positive">
        <Text id="auth.scp.handed" />
      </Banner>
    );
  }
  return (
    <div className="grid gap-4">
      {state === 'refused' && (
        <Banner tone="danger">
          <Text id="auth.scp.notHanded" />
        </Banner>
      )}
      <Button wide pending={state === 'handing'} onClick={() => void hand()}>
        <Text id="auth.scp.hand" />
      </Button>
    </div>
  );
}

async function handed(link: string): Promise<State> {
  try {
    await requestWrapper('openDeepLink', { link });
    return 'handed';
  } catch (failure) {
    return failure instanceof WrapperFailure && failure.kind === 'unsupported' ? 'impossible' : 'refused';
  }
}
