/**
 * Style texts that a library of ours inserts as a `<style>` element while the page runs. Each is fixed, so the policy
 * can name it by hash; a text that a new version changes shows as a CSP violation in the e2e tests.
 * @type {readonly string[]}
 */
export const INJECTED_STYLES = [
  // React Aria, usePress: no double-tap zoom on what can be pressed.
  ['@layer {', '  [data-react-aria-pressable] {', '    touch-action: pan-x pan-y pinch-zoom;', '  }', '}'].join('\n'),
  // React Aria, usePreventScroll, mobile Safari only: the page behind a dialog stays where it is.
  ['@layer {', '  * {', '    overscroll-behavior: contain;', '  }', '}'].join('\n'),
];
