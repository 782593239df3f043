import type { Texts } from '../../platform/languages';
import { languages, textIn } from '../../platform/languages';

type Name = 'utilityBill' | 'bankStatement' | 'taxLetter' | 'rentalContract' | 'registration';

/** What proves an address; a certificate only where a register of residents issues one. */
const TYPES: readonly { id: number; name: Name; countries?: readonly string[] }[] = [
  { id: 1, name: 'utilityBill' },
  { id: 2, name: 'bankStatement' },
  { id: 3, name: 'taxLetter' },
  { id: 4, name: 'rentalContract' },
  { id: 5, name: 'registration', countries: ['AT', 'BE', 'BG', 'DE', 'EE', 'ES', 'IT', 'LT', 'LV', 'NL', 'PL', 'RO'] },
];

const texts: Texts<Name> = {
  en: {
    utilityBill: 'Utility bill (last three months)',
    bankStatement: 'Statement of another bank (last three months)',
    taxLetter: 'Letter from the tax office',
    rentalContract: 'Rental contract',
    registration: 'Certificate of residence',
  },
  es: {
    utilityBill: 'Recibo de suministros (últimos tres meses)',
    bankStatement: 'Extracto de otro banco (últimos tres meses)',
    taxLetter: 'Carta de la agencia tributaria',
    rentalContract: 'Contrato de alquiler',
    registration: 'Certificado de empadronamiento',
  },
  ro: {
    utilityBill: 'Factură de utilități (ultimele trei luni)',
    bankStatement: 'Extras de cont de la altă bancă (ultimele trei luni)',
    taxLetter: 'Scrisoare de la administrația fiscală',
    rentalContract: 'Contract de închiriere',
    registration: 'Adeverință de domiciliu',
  },
  ru: {
    utilityBill: 'Счёт за коммунальные услуги (за последние три месяца)',
    bankStatement: 'Выписка другого банка (за последние три месяца)',
    taxLetter: 'Письмо налогового органа',
    rentalContract: 'Договор аренды',
    registration: 'Справка о регистрации по месту жительства',
  },
  ua: {
    utilityBill: 'Рахунок за комунальні послуги (за останні три місяці)',
    bankStatement: 'Виписка іншого банку (за останні три місяці)',
    taxLetter: 'Лист податкового органу',
    rentalContract: 'Договір оренди',
    registration: 'Довідка про місце проживання',
  },
  pt: {
    utilityBill: 'Fatura de água, luz ou gás (últimos três meses)',
    bankStatement: 'Extrato de outro banco (últimos três meses)',
    taxLetter: 'Carta da autoridade tributária',
    rentalContract: 'Contrato de arrendamento',
    registration: 'Atestado de residência',
  },
};

/** @param language a brand language */
export const documentTypesIn = (countryCode: string, language: string): { id: number; name: string }[] =>
  TYPES.filter(({ countries }) => countries?.includes(countryCode) ?? true).map(({ id, name }) => ({
    id,
    name: textIn(texts, language, name),
  }));

export const isDocumentType = (id: number, countryCode: string): boolean =>
  documentTypesIn(countryCode, languages[0]).some((type) => type.id === id);
