import holder from './address-holder.sql?raw';

export const routines = [holder];
