import { domainToASCII, domainToUnicode } from 'node:url';

/** What may be a label of a domain. The functions of Node read signs as the end of a domain, and numbers as those of a computer. */
const LABEL = /^[\p{L}\p{M}\p{N}_-]+$/u;
const OF_THE_NETWORK = /^xn--[a-z0-9-]+$/;

/** @returns the label itself where it needs no spelling of the network, or the network knows none like it */
function networkLabel(label: string): string {
  if (!/[^ -~]/.test(label) || !LABEL.test(label)) return label;
  const spelled = domainToASCII(label);
  return OF_THE_NETWORK.test(spelled) ? spelled : label;
}

const readLabel = (label: string): string =>
  /^xn--/i.test(label) && LABEL.test(label) ? domainToUnicode(label) || label : label;

/**
 * The texts that a search looks for: the words as they were typed, and with the labels of a domain as the network spells them and as people
 * read them (R0.174). Words may be a part of an address, but of a label of letters only the whole one is found.
 * @param words up to 254 characters
 * @returns each text once, what was typed first
 */
export function spellingsOf(words: string): readonly string[] {
  const typed = words.trim();
  const at = typed.lastIndexOf('@') + 1;
  const spelled = (label: (typedLabel: string) => string) =>
    typed.slice(0, at) + typed.slice(at).split('.').map(label).join('.');
  return [...new Set([typed, spelled(networkLabel), spelled((label) => readLabel(networkLabel(label)))])];
}
