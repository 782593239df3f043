import { documentCategory } from '@bank/protocol/documents';
import { latePart } from '@bank/ui';
import { useEffect } from 'react';
import type { PictureUploadProps } from './picture-upload';

const IDENTITY: ReadonlySet<number> = new Set([documentCategory.identity, documentCategory.residencePermit]);

/** Papers of the category identify a customer: pictures of them are looked at before they are sent (R0.75). */
export const isIdentity = (categoryId: number): boolean => IDENTITY.has(categoryId);

/** Its words are those of papers, which are there where it is shown. */
export const PictureUploadSlot = latePart<PictureUploadProps>(async () => ({
  default: (await import('./picture-upload')).PictureUpload,
}));

/** Fetches the part ahead, so that nothing moves when it is shown. */
export function usePicturesAhead(areAsked: boolean): void {
  useEffect(() => {
    if (areAsked) PictureUploadSlot.warmUp();
  }, [areAsked]);
}
