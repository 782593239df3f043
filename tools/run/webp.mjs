/* global Image, document -- of the page in which the picture is drawn */
/** Pictures of screens are flat: from this quality on they look the same. */
const QUALITY = 0.82;

/**
 * The browser that took a picture also makes it small, so that no tool has to be installed for it.
 * @param {import('playwright').Browser} browser
 * @param {Buffer} png
 * @returns {Promise<Buffer>}
 */
export async function toWebp(browser, png) {
  const page = await browser.newPage();
  try {
    const url = await page.evaluate(
      async ({ source, quality }) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.naturalWidth;
        canvas.height = image.naturalHeight;
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        return canvas.toDataURL('image/webp', quality);
      },
      { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
    );
    const [kind = '', data = ''] = url.split(',');
    if (!kind.includes('webp')) throw new Error('This browser writes no WebP.');
    return Buffer.from(data, 'base64');
  } finally {
    await page.close();
  }
}
