import { useAddressed } from './use-addressed';

export interface OpenPopup<Name extends string> {
  /** Which of the names is open; null: none of them. */
  open: Name | null;
  /** What the popup is about, as `show` was told; null: nothing in particular. */
  id: string | null;
  /** Opens a popup in place of the open one. A secret or a draft stays in the component's state, never in the address. */
  show(name: Name, id?: string | number): void;
  close(): void;
}

/**
 * The open popup of a screen, in the address as `?open=name&id=…`.
 * @param names the popups of this component; other components of the screen have other names
 */
export function useOpen<Name extends string>(names: readonly Name[]): OpenPopup<Name> {
  const { get, show, close } = useAddressed(['open', 'id']);
  const openIn = (read: typeof get) => names.find((name) => name === read('open')) ?? null;
  const open = openIn(get);
  return {
    open,
    id: open === null ? null : get('id'),
    show: (name, id) => show({ open: name, ...(id === undefined ? {} : { id }) }),
    close: () => close((read) => openIn(read) !== null),
  };
}
