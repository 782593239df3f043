import category from './category.sql?raw';

export const routines = [category];
