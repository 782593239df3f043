let connect: () => Promise<unknown> = () => Promise.resolve();

/** Prepares the transport before the first call of sign-in. The shell provides it, because it knows the address of the bank. */
export const bankConnection = {
  by(connector: () => Promise<unknown>): void {
    connect = connector;
  },
  ready: (): Promise<unknown> => connect(),
};
