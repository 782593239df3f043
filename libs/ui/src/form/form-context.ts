import { createContext, useContext, type ReactNode } from 'react';
import type { DrawnFields } from './drawn-fields';

export interface FormSurroundings {
  /** Turns a schema's message (a message id) into the sentence shown at the field. */
  errorText: (message: string) => ReactNode;
  /** Keeps a field out of the draft for good. */
  keepSecret: (name: string) => void;
  drawn: DrawnFields;
  /** Sentences of the server, by the paths of the fields that they are about. */
  fieldErrors: Readonly<Record<string, string>>;
}

export const FormContext = createContext<FormSurroundings | null>(null);

export function useForm(): FormSurroundings {
  const surroundings = useContext(FormContext);
  if (surroundings === null) throw new Error('Form fields need a <Form> above them');
  return surroundings;
}
