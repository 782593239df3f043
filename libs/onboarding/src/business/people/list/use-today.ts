import { useState } from 'react';

/** `YYYY-MM-DD`, as it was when the form opened. */
export const useToday = (): string => useState(() => new Date().toISOString().slice(0, 10))[0];
