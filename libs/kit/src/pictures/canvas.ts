import { turned, type Size } from './sizes';

export type Canvas = OffscreenCanvas | HTMLCanvasElement;
type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** A canvas, and what draws on it. In a worker only the first kind exists, in an old browser only the second. */
function blank({ width, height }: Size): { canvas: Canvas; context: Context } {
  const canvas =
    typeof OffscreenCanvas === 'undefined' ? document.createElement('canvas') : new OffscreenCanvas(width, height);
  Object.assign(canvas, { width, height });
  const context: Context | null = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  return { canvas, context };
}

export interface Drawing {
  /** Of the result, before it is turned. */
  size: Size;
  /** By 90° each, clockwise. */
  turns?: number;
  /** Under what can be seen through; nothing without it. */
  ground?: string;
}

/** A picture drawn anew. Nothing but its pixels is in it: no place, no time, no name of a camera. */
export function drawn(picture: ImageBitmap | Canvas, { size, turns = 0, ground }: Drawing): Canvas {
  const whole = turned(size, turns);
  const { canvas, context } = blank(whole);
  if (ground !== undefined) {
    context.fillStyle = ground;
    context.fillRect(0, 0, whole.width, whole.height);
  }
  context.imageSmoothingQuality = 'high';
  context.translate(whole.width / 2, whole.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -size.width / 2, -size.height / 2, size.width, size.height);
  return canvas;
}

export function pixelsOf(canvas: Canvas): ImageData {
  const context: Context | null = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** @param quality of a JPEG, 0 to 1 */
export function encoded(canvas: Canvas, type: string, quality?: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not encoded'))), type, quality);
  });
}

const PROBE = [200, 100, 50] as const;
/** Some browsers hide a little of what a canvas holds by noise that nobody sees. */
const NOISE = 8;

/** Browsers that guard against being recognised give random or white pixels back. What they would encode is no picture. */
export function givesBackWhatWasDrawn(): boolean {
  const { canvas, context } = blank({ width: 1, height: 1 });
  context.fillStyle = `rgb(${PROBE.join(' ')})`;
  context.fillRect(0, 0, 1, 1);
  const { data } = pixelsOf(canvas);
  return PROBE.every((level, at) => Math.abs((data[at] ?? 0) - level) <= NOISE);
}
