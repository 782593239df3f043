/** `•••••820`: enough to know which paper or number it is, not enough to copy it (R0.113). */
export const maskedNumber = (number: string): string => number.slice(-3).padStart(number.length, '•');
