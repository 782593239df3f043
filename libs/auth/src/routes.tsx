import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';
import { loadMessages, loadStepMessages } from './messages';
import { SignInScreen } from './sign-in/sign-in-screen';

/** Sign-in (R1.2.2, R1.4.1). Its screen is not lazy: it is the first page, and is prerendered. */
export const auth: Feature = {
  id: 'auth',
  loadMessages,
  loadFurtherMessages: loadStepMessages,
  routes: {
    external: [
      { path: paths.login.pattern, Component: SignInScreen, handle: { title: 'auth.signIn.title' } },
      { path: paths.activate.pattern, lazy: () => import('./activation/activation-screen') },
      { path: paths.receive.pattern, lazy: () => import('./receive/receive-screen') },
      { path: paths.scpMobile.pattern, lazy: () => import('./scp-mobile/scp-mobile-screen') },
    ],
    restricted: [
      { path: paths.scp.pattern, lazy: () => import('./scp/scp-screen') },
      { path: paths.authSei.pattern, lazy: () => import('./sei/sei-screen') },
    ],
  },
};
