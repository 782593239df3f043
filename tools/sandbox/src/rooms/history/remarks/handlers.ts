import { addAttachment, removeAttachment, sendAttachment } from './attachments';
import { setCategory } from './category';
import { setNote } from './note';
import { listViews, removeView, saveView } from './views';

/** What customers add to their histories. */
export const handlers = {
  payeeCategorySet: setCategory,
  transactionNoteSet: setNote,
  attachmentAdd: addAttachment,
  attachmentRemove: removeAttachment,
  attachmentFile: sendAttachment,
  historyViewList: listViews,
  historyViewSave: saveView,
  historyViewRemove: removeView,
};
