/**
 * @param {Record<string, string>} english
 * @param {Record<string, string>} own
 * @returns {Record<string, string>} the ids of English in its order, with the texts that are there
 */
export function synced(english, own) {
  return Object.fromEntries(Object.keys(english).map((id) => [id, own[id] ?? '']));
}
