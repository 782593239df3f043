import first from '../messages/en.json';
import screens from '../messages-screens/en.json';
import dates from '../messages-dates/en.json';
import documents from '../messages-documents/en.json';
import stated from '../messages-stated/en.json';
import waiting from '../messages-waiting/en.json';

/** Everything the kit says in English; tests render parts without waiting for their texts. */
export const kitMessages = { ...first, ...screens, ...dates, ...documents, ...stated, ...waiting };
