import first from '../messages/en.json';
import steps from '../messages-steps/en.json';

/** Everything the room says in English; tests render steps without waiting for their texts. */
export const authMessages = { ...first, ...steps };
