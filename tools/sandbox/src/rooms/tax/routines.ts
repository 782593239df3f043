import gone from './gone.sql?raw';
import guards from './guards.sql?raw';

export const routines = [guards, gone];
