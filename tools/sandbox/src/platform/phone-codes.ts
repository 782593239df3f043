import type { PhoneCode } from '@bank/protocol/phones';

/**
 * ITU-T E.164 and the national numbering plans: country, prefix, and how many digits follow it. Where a plan has more kinds
 * of numbers than phones that receive SMS, the span covers them all: the code that has to arrive is the real check.
 */
const PLANS =
  'AD376:6-9 AE971:8-9 AF93:9 AG1:10 AI1:10 AL355:8-9 AM374:8 AO244:9 AR54:10-11 AS1:10 AT43:7-13 AU61:9 AW297:7 AX358:6-12 ' +
  'AZ994:9 BA387:8-9 BB1:10 BD880:8-10 BE32:8-9 BF226:8 BG359:8-9 BH973:8 BI257:8 BJ229:8-10 BL590:9 BM1:10 BN673:7 BO591:8 ' +
  'BQ599:7 BR55:10-11 BS1:10 BT975:7-8 BW267:7-8 BY375:9 BZ501:7 CA1:10 CC61:9 CD243:9 CF236:8 CG242:9 CH41:9 CI225:10 CK682:5 ' +
  'CL56:9 CM237:9 CN86:11 CO57:10 CR506:8 CU53:8 CV238:7 CW599:7-8 CX61:9 CY357:8 CZ420:9 DE49:6-13 DJ253:8 DK45:8 DM1:10 ' +
  'DO1:10 DZ213:8-9 EC593:8-9 EE372:7-8 EG20:8-10 EH212:9 ER291:7 ES34:9 ET251:9 FI358:5-12 FJ679:7 FK500:5 FM691:7 FO298:6 ' +
  'FR33:9 GA241:7-8 GB44:9-10 GD1:10 GE995:9 GF594:9 GG44:10 GH233:9 GI350:8 GL299:6 GM220:7 GN224:8-9 GP590:9 GQ240:9 GR30:10 ' +
  'GT502:8 GU1:10 GW245:7-9 GY592:7 HK852:8 HN504:8 HR385:8-9 HT509:8 HU36:8-9 ID62:8-12 IE353:7-9 IL972:8-9 IM44:10 IN91:10 ' +
  'IO246:7 IQ964:8-10 IR98:10 IS354:7-9 IT39:6-11 JE44:10 JM1:10 JO962:8-9 JP81:9-10 KE254:9 KG996:9 KH855:8-9 KI686:5-8 KM269:7 ' +
  'KN1:10 KP850:8-10 KR82:8-10 KW965:8 KY1:10 KZ7:10 LA856:8-10 LB961:7-8 LC1:10 LI423:7-9 LK94:9 LR231:7-9 LS266:8 LT370:8 ' +
  'LU352:6-11 LV371:8 LY218:8-9 MA212:9 MC377:8-9 MD373:8 ME382:8-9 MF590:9 MG261:9 MH692:7 MK389:8 ML223:8 MM95:7-10 MN976:8 ' +
  'MO853:8 MP1:10 MQ596:9 MR222:8 MS1:10 MT356:8 MU230:7-8 MV960:7 MW265:7-9 MX52:10 MY60:8-10 MZ258:8-9 NA264:8-9 NC687:6 ' +
  'NE227:8 NF672:6 NG234:8-10 NI505:8 NL31:9 NO47:8 NP977:8-10 NR674:7 NU683:4-7 NZ64:8-10 OM968:8 PA507:7-8 PE51:8-9 PF689:8 ' +
  'PG675:7-8 PH63:8-10 PK92:9-10 PL48:9 PM508:6-9 PR1:10 PS970:8-9 PT351:9 PW680:7 PY595:7-9 QA974:8 RE262:9 RO40:9 RS381:8-9 ' +
  'RU7:10 RW250:9 SA966:9 SB677:5-7 SC248:7 SD249:9 SE46:7-9 SG65:8 SH290:4-5 SI386:8 SJ47:8 SK421:9 SL232:8 SM378:6-10 SN221:9 ' +
  'SO252:7-9 SR597:6-7 SS211:9 ST239:7 SV503:8 SX1:10 SY963:8-9 SZ268:8 TC1:10 TD235:8 TG228:8 TH66:8-9 TJ992:9 TK690:4-7 ' +
  'TL670:7-8 TM993:8 TN216:8 TO676:5-7 TR90:10 TT1:10 TV688:5-7 TW886:8-9 TZ255:9 UA380:9 UG256:9 US1:10 UY598:8 UZ998:9 ' +
  'VA39:6-11 VC1:10 VE58:10 VG1:10 VI1:10 VN84:9-10 VU678:5-7 WF681:6 WS685:5-10 YE967:7-9 YT262:9 ZA27:9 ZM260:9 ZW263:9';

/** Where a leading zero belongs to the number; everywhere else it only stands before numbers dialled inside the country. */
const KEEPS_ZERO: ReadonlySet<string> = new Set(['39', '225', '229', '241', '242', '378']);

const PLAN = /^([A-Z]{2})(\d{1,3}):(\d+)(?:-(\d+))?$/;

/** Dictionary "phone codes" (R3.3.4). */
export const PHONE_CODES: readonly PhoneCode[] = PLANS.split(' ').flatMap((plan) => {
  const [, countryCode, phoneCode, min, max = min] = PLAN.exec(plan) ?? [];
  if (countryCode === undefined || phoneCode === undefined) return [];
  return [{ countryCode, phoneCode, minLength: Number(min), maxLength: Number(max) }];
});

export type PhoneWrong = 'prefix' | 'number' | 'twoWays';

/**
 * The digits after the prefix as E.164 has them (R0.130). The prefix may stand in front, after a plus, two zeros or nothing; without
 * a plus it is taken off where the rest alone is as long as a number of the country.
 *
 * @param typed with whatever stands between the digits: spaces, brackets, a zero for calls inside the country
 * @returns the fault otherwise: an unknown prefix, a wrong number of digits for it, or digits that are a number with the prefix and
 *   without it, where a plus before the prefix settles which
 */
export function phoneNumberOf(prefix: string, typed: string): { number: string } | { wrong: PhoneWrong } {
  const plans = PHONE_CODES.filter(({ phoneCode }) => phoneCode === prefix);
  if (plans.length === 0) return { wrong: 'prefix' };
  if (!/^[+\d\s()./-]+$/.test(typed)) return { wrong: 'number' };
  const text = typed.replace(/[^+\d]/g, '').replace(/^00/, '+');
  const isSaid = text.startsWith(`+${prefix}`);
  const digits = isSaid ? text.slice(1 + prefix.length) : text;
  if (!/^\d+$/.test(digits)) return { wrong: 'number' };
  const [number, other] = numbersIn(digits, prefix, plans);
  if (number === undefined) return { wrong: 'number' };
  // Behind a prefix with its plus the number begins, also where it has the same digits once more.
  return other === undefined || (isSaid && number.isWhole) ? { number: number.digits } : { wrong: 'twoWays' };
}

interface Found {
  digits: string;
  /** Nothing was taken off it but the zero for calls inside the country. */
  isWhole: boolean;
}

/** Every number that digits can be, the longest first: each step takes one more prefix off. */
function numbersIn(typed: string, prefix: string, plans: readonly PhoneCode[]): Found[] {
  const found: Found[] = [];
  for (let rest = typed, isWhole = true; rest !== ''; isWhole = false) {
    const digits = KEEPS_ZERO.has(prefix) ? rest : rest.replace(/^0/, '');
    const fits = plans.some(({ minLength, maxLength }) => digits.length >= minLength && digits.length <= maxLength);
    if (fits) found.push({ digits, isWhole });
    // Nobody dials a prefix after the zero of calls inside the country.
    const isInside = fits && digits !== rest;
    if (isInside || !digits.startsWith(prefix)) break;
    rest = digits.slice(prefix.length);
  }
  return found;
}
