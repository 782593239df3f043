import { MEGAPIXELS } from '../bounds';
import type { PictureType } from '../file-kind';
import { cutHeic, heicPixels } from './heic';
import { cutJpeg, jpegPixels } from './jpeg';
import { cutPng, pngPixels } from './png';

interface Format {
  /** Width times height, as the file declares them; null where it cannot be read up to there. */
  pixels(bytes: Buffer): number | null;
  /** Without what is not the picture; null for a file that is not whole. */
  cut(bytes: Buffer): Buffer | null;
}

const FORMATS: Readonly<Record<PictureType, Format>> = {
  'image/jpeg': { pixels: jpegPixels, cut: cutJpeg },
  'image/png': { pixels: pngPixels, cut: cutPng },
  'image/heic': { pixels: heicPixels, cut: cutHeic },
};

const MILLION = 1_000_000;

/**
 * What the bank keeps of a picture: what is seen. No pixel is decoded, and the time follows the bytes of the file alone.
 * @returns the word of the refusal for a picture that is damaged, or declares more pixels than the bank takes
 */
export function onlyPicture(bytes: Buffer, mediaType: PictureType): Buffer | 'damaged' | 'tooManyPixels' {
  const { pixels, cut } = FORMATS[mediaType];
  const declared = pixels(bytes);
  if (declared === null) return 'damaged';
  if (declared > MEGAPIXELS * MILLION) return 'tooManyPixels';
  return cut(bytes) ?? 'damaged';
}
