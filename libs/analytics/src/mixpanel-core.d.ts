/** The part of mixpanel-browser 2.65.0 that this room uses; that version ships no types, and others know no hooks and no batches. */
declare module 'mixpanel-browser/dist/mixpanel-core.cjs.js' {
  interface LibraryEvent {
    event: string;
    properties: Record<string, unknown>;
  }
  interface Instance {
    /** @returns -1 when the id was refused (a `$device:` prefix) */
    identify(distinctId: string): number | undefined;
    /** @param onQueued when the event waits in local storage, or will not be sent at all */
    track(event: string, properties: Readonly<Record<string, unknown>>, onQueued: () => void): void;
    start_batch_senders(): void;
    /** Stops sending and forgets what waits. */
    stop_batch_senders(): void;
    reset(): void;
  }
  const mixpanel: {
    /** Makes the named instance, or returns the one of that name. */
    init(
      token: string,
      config: Readonly<Record<string, unknown>> & {
        hooks: { before_send_events: (event: LibraryEvent) => LibraryEvent | null };
      },
      name: string,
    ): Instance;
  };
  export default mixpanel;
}
