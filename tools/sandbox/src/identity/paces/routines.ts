import pace from './pace.sql?raw';

export const routines = [pace];
