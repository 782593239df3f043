import holder from './address-holder.sql?raw';
import listed from './listed-user.sql?raw';

export const routines = [holder, listed];
