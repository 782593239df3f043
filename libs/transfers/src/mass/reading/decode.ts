/** UTF-8 or UTF-16 where the bytes are such, and otherwise the code page of a Windows for one of the six languages. */
export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isCyrillic(bytes) ? 'windows-1251' : latinPage(bytes)).decode(bytes);
  }
}

/** In Romanian on a code page: ş or ţ before a letter, or ă before a letter that never follows the ã of Portuguese. */
const ROMANIAN = /[ºªþÞ](?=[a-zA-Z])|ã(?=[bcdfghjklmnprtuvz])/;
/** The letters õ, ç and ñ, which Romanian has not. */
const IBERIAN = /[õÕçÇñÑ]/;

/** The same bytes are other letters on the page of central Europe and on that of its west. */
function latinPage(bytes: Uint8Array): 'windows-1250' | 'windows-1252' {
  const west = new TextDecoder('windows-1252').decode(bytes);
  return ROMANIAN.test(west) && !IBERIAN.test(west) ? 'windows-1250' : 'windows-1252';
}

/** Words of Cyrillic letters are whole in the upper half of the code page; accents of Latin words stand alone. */
function isCyrillic(bytes: Uint8Array): boolean {
  let high = 0;
  let inARow = 0;
  for (let at = 0; at < bytes.length; at++) {
    if ((bytes[at] ?? 0) < 0xc0) continue;
    high += 1;
    if ((bytes[at + 1] ?? 0) >= 0xc0) inARow += 1;
  }
  return inARow * 2 > high;
}
