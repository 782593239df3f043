/** What one screen hands to the form of another: the form, and values by the names of its fields. */
interface Handed {
  form: string;
  values: Readonly<Record<string, string>>;
}

/** One at a time: the screen that it is meant for takes it as it opens. */
let handed: Handed | null = null;

/** Hands values to a form that opens next. They lie in the page's memory alone: an account's number is in no address and no store (R0.54). */
export function hand(form: string, values: Handed['values']): void {
  handed = { form, values };
}

/** What was handed to a form; null when nothing was. It stays until `forgetHanded`, since a screen may be rendered twice as it opens. */
export const handedTo = (form: string): Handed['values'] | null => (handed?.form === form ? handed.values : null);

/** The form has what it was handed. */
export function forgetHanded(form: string): void {
  if (handed?.form === form) handed = null;
}
