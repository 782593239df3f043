import mailboxes from './mailboxes.sql?raw';

/** What is kept of people in several rooms. Comes after all of them. */
export const migrations = [{ id: '001-mailboxes', sql: mailboxes }];
