// The required libraries with one sign-in form, rendered in the browser: what the product's first page is measured against.
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import axios from 'axios';
import { createRoot } from 'react-dom/client';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { createBrowserRouter, redirect, RouterProvider } from 'react-router-dom';
import * as z from 'zod/mini';
import './style.css';

const texts = {
  title: [{ type: 0, value: 'Sign in' }],
  email: [{ type: 0, value: 'E-mail' }],
  password: [{ type: 0, value: 'Password' }],
  send: [{ type: 0, value: 'Log in' }],
} as const;
const credentials = z.object({ email: z.string().check(z.minLength(3)), password: z.string().check(z.minLength(1)) });
const messages = Object.fromEntries(Object.entries(texts).map(([id, parts]) => [id, [...parts]]));

function SignIn() {
  const send = useMutation({ mutationFn: (body: unknown) => axios.post('/api/auth/login', credentials.parse(body)) });
  return (
    <main>
      <h1>
        <FormattedMessage id="title" />
      </h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate(Object.fromEntries(new FormData(event.currentTarget)));
        }}
      >
        <label htmlFor="email">
          <FormattedMessage id="email" />
        </label>
        <input id="email" name="email" type="email" autoComplete="username" />
        <label htmlFor="password">
          <FormattedMessage id="password" />
        </label>
        <input id="password" name="password" type="password" autoComplete="current-password" />
        <button type="submit" disabled={send.isPending}>
          <FormattedMessage id="send" />
        </button>
      </form>
    </main>
  );
}

const router = createBrowserRouter([
  { path: '/login', Component: SignIn },
  { path: '*', loader: () => redirect('/login') },
]);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={messages}>
        <RouterProvider router={router} />
      </IntlProvider>
    </QueryClientProvider>,
  );
}
