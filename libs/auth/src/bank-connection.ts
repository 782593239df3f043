let connect: () => Promise<unknown> = () => Promise.resolve();

/** How sign-in gets the transport ready before its first call; the shell says how, since it knows where the bank is. */
export const bankConnection = {
  by(connector: () => Promise<unknown>): void {
    connect = connector;
  },
  ready: (): Promise<unknown> => connect(),
};
