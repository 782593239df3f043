import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';
import { loadMessages } from './messages';
import { SignInScreen } from './sign-in/sign-in-screen';

/** Sign-in (spec 1 §2, §4). Its screen is not lazy: it is the first page, and is prerendered. */
export const auth: Feature = {
  id: 'auth',
  layout: 'external',
  loadMessages,
  routes: [{ path: paths.login.pattern, Component: SignInScreen, handle: { title: 'auth.signIn.title' } }],
};
