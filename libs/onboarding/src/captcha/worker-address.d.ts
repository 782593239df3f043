/** The address of a worker's own bundle, as Vite builds it. */
declare module '*?worker&url' {
  const address: string;
  export default address;
}

/** Trusted Types, where the browser has them. What a policy makes is taken where an address is. */
declare const trustedTypes:
  | { createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(address: string): string } }
  | undefined;
