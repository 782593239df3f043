/** R3.3.5: what a person is in a company; any other number, too, is an authorized user. */
export const position = { authorized: 1, director: 2, shareholder: 6, owner: 8, otherShareholder: 9 } as const;
