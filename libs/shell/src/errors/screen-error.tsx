import { WhatFailed } from './what-failed';

/** Keeps the menu around a screen that cannot be shown. */
export { WhatFailed as ErrorBoundary };
