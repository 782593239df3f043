import { Component, handle } from './doors/doors-screen';

/** Asks which kind of account. */
export const doors = { Component, handle };

/** Each form is code of its own, fetched from here: sign-in, which leads here, would otherwise list all files of both. */
export const personal = () => import('./personal/personal-screen');
export const business = () => import('./business/business-screen');
