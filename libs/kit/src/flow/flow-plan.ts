import type { MessageId } from '@bank/i18n';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What the line above a flow says about it. */
export interface FlowPlan {
  /** Its questions, in order. */
  steps: readonly MessageId[];
  /** Which of them is asked now; their number when all are answered. */
  at: number;
  /** What a phone's line says in place of the screen's title, which its step bar leaves room for: "To Ana Pop". */
  title?: string;
  /** Which question of how many, where a step has several: a phone's line says it at its end. */
  count?: { at: number; of: number };
  /** What becomes of the answers meanwhile, where it is not what becomes of a payment's. */
  kept?: MessageId;
  /** A phone's line goes one step back with it, and closes the flow without it. */
  onBack?: () => void;
}

const flowPlan = createStore<{ plan: FlowPlan | null }>()(() => ({ plan: null }));

/** Tells the line above the flow where in it the customer is, for as long as the screen is there. */
export function useFlowPlan(plan: FlowPlan): void {
  const last = useRef<FlowPlan>(null);
  // Before the paint, so that the line never shows the step before.
  useLayoutEffect(() => {
    last.current = plan;
    flowPlan.setState({ plan });
  });
  useEffect(
    () => () => {
      // The screen that takes the place of this one has told its own plan by now.
      if (flowPlan.getState().plan === last.current) flowPlan.setState({ plan: null });
    },
    [],
  );
}

/** What the open screen said; null: it has no steps. */
export const useShownPlan = (): FlowPlan | null => useStore(flowPlan, ({ plan }) => plan);
