import Big from 'big.js';
import type { Amount } from './decimal';

/** A JS number has fifteen decimal digits that mean something; what follows is noise of its binary form. */
const MEANT_DIGITS = 15;

/** The decimal that a number of a workbook stands for: 3.3000000000000003 is 3.3. Null for what is no number. */
export const fromNumber = (value: number): Amount | null =>
  Number.isFinite(value) ? new Big(value.toPrecision(MEANT_DIGITS)).toFixed() : null;
