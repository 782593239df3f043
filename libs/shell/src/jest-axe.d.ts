/** The part of jest-axe that the tests use; it ships no types. */
declare module 'jest-axe' {
  export function axe(element: Element): Promise<{ violations: readonly { id: string; help: string }[] }>;
}
