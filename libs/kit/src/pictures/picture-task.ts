import { MAX_MEGABYTES } from '../upload/file-rules';
import { adviceOn, type Advice } from './advice';
import { drawn, encoded, givesBackWhatWasDrawn, pixelsOf } from './canvas';
import { PICTURE_LIMITS } from './limits';
import { measured } from './measure';
import { fitted } from './sizes';

// R0.75, R0.76. The same in a worker and, where there is none, in the page.

/** A picture to look at and what is wrong with it; or it cannot be opened. */
export type Looked = { preview: Blob; advice: readonly Advice[] } | 'unreadable';

/** Long enough for a phone's screen that is pinched open. */
const SHOWN_PX = 1600;
const MEASURED_PX = 1000;
const MAX_BYTES = MAX_MEGABYTES * 1_000_000;
/** The first that fits is sent. */
const QUALITIES = [0.9, 0.75, 0.6] as const;
const PREVIEW_QUALITY = 0.85;
const WHITE = 'white';

/** As the camera held it: the turn that a file only names is made. */
const opened = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file, { imageOrientation: 'from-image' });

/** Opens a picture and judges it. Rejects where the browser cannot work on pictures at all. */
export async function look(file: Blob): Promise<Looked> {
  const picture = await opened(file).catch((error: unknown) => {
    // Of the file. What an old browser does not understand is a TypeError.
    if (error instanceof DOMException) return null;
    throw error;
  });
  if (!picture) return 'unreadable';
  try {
    if (!givesBackWhatWasDrawn()) throw new Error('pixels are hidden');
    const shown = drawn(picture, { size: fitted(picture, SHOWN_PX), ground: WHITE });
    const small = drawn(shown, { size: fitted(shown, MEASURED_PX) });
    const preview = await encoded(shown, 'image/jpeg', PREVIEW_QUALITY);
    return { preview, advice: adviceOn(measured(pixelsOf(small))) };
  } finally {
    picture.close();
  }
}

/** What is sent: the picture alone, turned as the customer turned it. A PNG stays one unless that is too large. */
export async function redraw(file: Blob, turns: number): Promise<Blob> {
  const picture = await opened(file);
  const size = fitted(picture, PICTURE_LIMITS.sentPx);
  try {
    if (file.type === 'image/png') {
      const exact = await encoded(drawn(picture, { size, turns }), 'image/png');
      if (exact.size <= MAX_BYTES) return exact;
    }
    const canvas = drawn(picture, { size, turns, ground: WHITE });
    for (const quality of QUALITIES) {
      const blob = await encoded(canvas, 'image/jpeg', quality);
      if (blob.size <= MAX_BYTES) return blob;
    }
  } finally {
    picture.close();
  }
  throw new Error('too large');
}

/** What a worker is asked: to look at a picture, or with a number of turns to redraw it. */
export interface PictureTask {
  file: File;
  turns: number | null;
}
/** What it answers; null when it could not. */
export type PictureAnswer = { looked: Looked } | { redrawn: Blob } | null;

export async function workedOut({ file, turns }: PictureTask): Promise<PictureAnswer> {
  return turns === null ? { looked: await look(file) } : { redrawn: await redraw(file, turns) };
}
