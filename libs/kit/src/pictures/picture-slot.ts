import { latePart } from '@bank/ui';
import type { PictureUploadProps } from './picture-upload';

/** Its words are those of papers, which are there where it is shown. */
export const PictureUploadSlot = latePart<PictureUploadProps>(async () => ({
  default: (await import('./picture-upload')).PictureUpload,
}));
