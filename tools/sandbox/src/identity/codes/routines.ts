import events from './code-events.sql?raw';

export const routines = [events];
