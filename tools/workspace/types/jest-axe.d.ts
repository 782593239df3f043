/** The part of jest-axe that the tests use; it ships no types. */
declare module 'jest-axe' {
  interface AxeFinding {
    id: string;
    help: string;
    nodes: { html: string }[];
  }
  export function axe(html: Element | string): Promise<{ violations: AxeFinding[] }>;
}
