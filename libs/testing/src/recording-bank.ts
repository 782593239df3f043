import { sandboxAdapter } from './sandbox-adapter';

/** The bank in process, and what it was sent. */
export interface RecordingBank {
  adapter: ReturnType<typeof sandboxAdapter>;
  /** The input of the last call of a method, once: asked again, there is none until the next call. */
  taken(method: string): unknown;
}

export function recordingBank(): RecordingBank {
  const bank = sandboxAdapter();
  const inputs = new Map<string, unknown>();
  return {
    adapter(config) {
      const { method, ...input }: { method?: string } = typeof config.data === 'string' ? JSON.parse(config.data) : {};
      if (method !== undefined) inputs.set(method, input);
      return bank(config);
    },
    taken(method) {
      const input = inputs.get(method);
      inputs.delete(method);
      return input;
    },
  };
}
