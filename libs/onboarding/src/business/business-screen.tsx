import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { OfKind } from '../doors/of-kind';
import { business } from './answers';
import { CHECK } from './company/plan';
import { FORMS } from './forms';
import { Hub } from './hub/hub';
import { startReading } from './start-reading';

export const handle = { title: 'onboarding.business.title' } as const;

interface Loaded {
  Form: ComponentType | null;
}

/** The open form, with its code: `?form=general`; none is the hub. */
export function loader({ request }: LoaderFunctionArgs): Loaded | Promise<Loaded> {
  business.begin();
  // A declared ownership is no beginning of an application.
  if (business.store.getState().answers.declares !== '') business.clear();
  const place = new URL(request.url).searchParams.get('form');
  startReading(place);
  if (place === CHECK) return import('./check/check-form');
  const form = FORMS.find((one) => one.place === place);
  return form ? form.load() : { Form: null };
}

/** A company becomes a customer (R3.1.1): ten forms around a hub, in any order. */
export function Component() {
  const { Form } = useLoaderData<typeof loader>();
  return <OfKind kind="business">{Form ? <Form /> : <Hub />}</OfKind>;
}
