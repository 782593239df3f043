/** The button at the top left, by what it says: for whom the user acts, and how. */
export const SWITCHER = /, (Personal|Administrator|.+ · .+)$/;
