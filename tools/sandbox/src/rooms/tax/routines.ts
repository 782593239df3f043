import guards from './guards.sql?raw';

export const routines = [guards];
