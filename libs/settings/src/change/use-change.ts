import type { ApiFailure } from '@bank/api-client';
import { asFailure } from '@bank/kit';
import type { SecurityChange } from '@bank/protocol/settings';
import { useState } from 'react';

export interface ChangeCalls<Values> {
  /** Asks for the change; the bank makes it, or sends a code. */
  start(values: Values): Promise<SecurityChange>;
  /** Gives the code. */
  confirm(requestKey: string, code: string): Promise<unknown>;
  onDone(): Promise<void> | void;
}

/** A change of security on its way: asked for, then confirmed by a code where the bank wants one. */
export function useChange<Values>({ start, confirm, onDone }: ChangeCalls<Values>) {
  const [values, setValues] = useState<Values | null>(null);
  const [waitsFor, setWaitsFor] = useState<SecurityChange['waitsFor']>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isPending, setPending] = useState(false);
  const [isResent, setResent] = useState(false);

  const attempt = async (step: () => Promise<void>) => {
    setPending(true);
    setFailure(null);
    setResent(false);
    try {
      await step();
    } catch (error) {
      setFailure(asFailure(error));
    } finally {
      setPending(false);
    }
  };
  const ask = async (given: Values) => {
    setValues(given);
    const answer = await start(given);
    if (answer.waitsFor === null) await onDone();
    else setWaitsFor(answer.waitsFor);
  };
  return {
    waitsFor,
    failure,
    isPending,
    isResent,
    begin: (given: Values) => attempt(() => ask(given)),
    // The same change asked for again: the bank sends a new code, and the old one stops working.
    resend: () =>
      attempt(async () => {
        if (values === null) return;
        await ask(values);
        setResent(true);
      }),
    give: (code: string) =>
      attempt(async () => {
        if (waitsFor === null) return;
        await confirm(waitsFor.requestKey, code);
        await onDone();
      }),
  };
}
