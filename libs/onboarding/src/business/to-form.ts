/** The address of the hub, or of a form of it. @param further search parameters beside the form's: the question, the open sheet */
export const toForm = (place: string | null, further: Readonly<Record<string, string>> = {}): string =>
  `?${new URLSearchParams({ ...(place === null ? {} : { form: place }), ...further }).toString()}`;
