import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface SearchInputProps extends Omit<ComponentProps<'input'>, 'role' | 'type' | 'className'> {
  listId: string;
  /** The element of the option that Enter takes. */
  currentId: string | undefined;
  /** There are options. */
  isListed: boolean;
}

/** The field above a list that it finds options in: the focus stays here while the arrows walk the list (the combo box of ARIA). */
export function SearchInput({ listId, currentId, isListed, ...input }: SearchInputProps) {
  return (
    <>
      <Search aria-hidden="true" className="text-muted size-5 shrink-0" />
      <input
        type="text"
        role="combobox"
        aria-expanded={isListed}
        aria-controls={listId}
        aria-activedescendant={currentId}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="search-input"
        {...input}
      />
    </>
  );
}
