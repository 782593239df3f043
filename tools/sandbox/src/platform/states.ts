/** A state, county or region of a country, as addresses name it. */
export interface State {
  stateCode: string;
  stateName: string;
}

/** `AB Alba; …` by country: ISO 3166-2 without the country, and the name that is written on letters. */
const STATES: Readonly<Record<string, string>> = {
  RO:
    'AB Alba;AR Arad;AG Argeș;BC Bacău;BH Bihor;BN Bistrița-Năsăud;BT Botoșani;BV Brașov;BR Brăila;B București;BZ Buzău;' +
    'CS Caraș-Severin;CL Călărași;CJ Cluj;CT Constanța;CV Covasna;DB Dâmbovița;DJ Dolj;GL Galați;GR Giurgiu;GJ Gorj;HR Harghita;' +
    'HD Hunedoara;IL Ialomița;IS Iași;IF Ilfov;MM Maramureș;MH Mehedinți;MS Mureș;NT Neamț;OT Olt;PH Prahova;SM Satu Mare;SJ Sălaj;' +
    'SB Sibiu;SV Suceava;TR Teleorman;TM Timiș;TL Tulcea;VS Vaslui;VL Vâlcea;VN Vrancea',
  IT:
    '65 Abruzzo;77 Basilicata;78 Calabria;72 Campania;45 Emilia-Romagna;36 Friuli-Venezia Giulia;62 Lazio;42 Liguria;25 Lombardia;' +
    '57 Marche;67 Molise;21 Piemonte;75 Puglia;88 Sardegna;82 Sicilia;52 Toscana;32 Trentino-Alto Adige;55 Umbria;' +
    '23 Valle d’Aosta;34 Veneto',
  US:
    'AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;CT Connecticut;DE Delaware;DC District of Columbia;FL Florida;' +
    'GA Georgia;HI Hawaii;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;KY Kentucky;LA Louisiana;ME Maine;MD Maryland;' +
    'MA Massachusetts;MI Michigan;MN Minnesota;MS Mississippi;MO Missouri;MT Montana;NE Nebraska;NV Nevada;NH New Hampshire;' +
    'NJ New Jersey;NM New Mexico;NY New York;NC North Carolina;ND North Dakota;OH Ohio;OK Oklahoma;OR Oregon;PA Pennsylvania;' +
    'RI Rhode Island;SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;UT Utah;VT Vermont;VA Virginia;WA Washington;' +
    'WV West Virginia;WI Wisconsin;WY Wyoming',
  CA:
    'AB Alberta;BC British Columbia;MB Manitoba;NB New Brunswick;NL Newfoundland and Labrador;NS Nova Scotia;NT Northwest Territories;' +
    'NU Nunavut;ON Ontario;PE Prince Edward Island;QC Quebec;SK Saskatchewan;YT Yukon',
  AU:
    'ACT Australian Capital Territory;NSW New South Wales;NT Northern Territory;QLD Queensland;SA South Australia;TAS Tasmania;' +
    'VIC Victoria;WA Western Australia',
};

/** @returns none for a country whose addresses name no state */
export const statesOf = (countryCode: string): State[] =>
  (STATES[countryCode.toUpperCase()] ?? '')
    .split(';')
    .filter(Boolean)
    .map((row) => {
      const end = row.indexOf(' ');
      return { stateCode: row.slice(0, end), stateName: row.slice(end + 1) };
    });

export const stateOf = (countryCode: string, stateCode: string): State | undefined =>
  statesOf(countryCode).find((state) => state.stateCode === stateCode);
