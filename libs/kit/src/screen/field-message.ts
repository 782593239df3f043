import type { MessageId, TextOf } from '@bank/i18n';

type Values = Readonly<Record<string, string | number>>;

/**
 * What a schema says about a field: `z.minLength(1, fieldMessage('kit.field.missing'))`. A schema's messages are plain strings, so
 * the id and its values travel as one.
 */
export function fieldMessage(id: MessageId, values?: Values): string {
  return values === undefined ? id : JSON.stringify([id, values]);
}

/** The sentence for a message of `fieldMessage`. A schema that says nothing of its own gets "Check this field". */
export function fieldText(message: string, t: TextOf): string {
  const [id, values] = parts(message);
  return isId(id) ? t(id, values) : t('kit.field.invalid');
}

function parts(message: string): [id: string, values?: Values] {
  // Written above, in this page: anything that starts so is one of ours.
  return message.startsWith('[') ? (JSON.parse(message) as [string, Values]) : [message];
}

/** By its shape ("room.what"); the catalogue complains about one that it does not have. */
const isId = (text: string): text is MessageId => /^[a-z][a-zA-Z-]*(\.\w+)+$/.test(text);
