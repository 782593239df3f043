/** Where the bank is: beside the page. Only a staging build, which may talk to another, writes to this, before the first call. */
export const bankAddress: { api: string; socket: string | undefined } = { api: '/api', socket: undefined };
