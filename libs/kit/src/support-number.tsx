import { useBrand } from '@bank/brand';

/** The brand's own telephone number, to be called by a press; in sentences as `{number}`. */
export function SupportNumber() {
  const { supportNumber } = useBrand();
  return (
    <a
      href={`tel:${supportNumber.replaceAll(' ', '')}`}
      className="text-text font-semibold whitespace-nowrap underline"
    >
      {supportNumber}
    </a>
  );
}
