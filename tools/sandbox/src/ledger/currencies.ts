interface CurrencyRow {
  code: string;
  decimals: number;
  isCrypto: boolean;
  /** What one unit is worth in EUR. Fixed, so that every run of the sandbox quotes the same rates. */
  eurValue: string;
  feeRate: string;
  feeMin: string;
  feeMax: string;
  transferMin: string;
  transferMax: string;
}

const fiat = (code: string, eurValue: string, feeMin: string, feeMax: string, transferMax: string): CurrencyRow => ({
  code,
  decimals: 2,
  isCrypto: false,
  eurValue,
  feeRate: '0.005',
  feeMin,
  feeMax,
  transferMin: '0.01',
  transferMax,
});

const crypto = (code: string, eurValue: string, unit: string, feeMax: string, transferMax: string): CurrencyRow => ({
  code,
  decimals: 8,
  isCrypto: true,
  eurValue,
  feeRate: '0.001',
  feeMin: unit,
  feeMax,
  transferMin: unit,
  transferMax,
});

/** The currencies of R3.3.12, and three crypto currencies; fee half a percent (crypto a tenth) between floor and cap. */
export const currencies: readonly CurrencyRow[] = [
  fiat('EUR', '1', '0.10', '15', '50000'),
  fiat('USD', '0.92', '0.10', '16', '50000'),
  fiat('GBP', '1.17', '0.10', '13', '50000'),
  fiat('RON', '0.201', '0.50', '75', '250000'),
  fiat('AUD', '0.61', '0.15', '25', '80000'),
  fiat('CAD', '0.67', '0.15', '22', '75000'),
  crypto('BTC', '58000', '0.00000100', '0.0005', '2'),
  crypto('ETH', '2900', '0.00001000', '0.01', '40'),
  crypto('USDT', '0.92', '0.01', '20', '50000'),
];

/** The bank's own accounts stand at ids 1 to 999: ten a currency, cash, fees, exchange, rounding, clearing. */
function currencySql(row: CurrencyRow, index: number): string {
  const first = (index + 1) * 10;
  const own = (['cash', 'fees', 'exchange', 'rounding', 'clearing'] as const)
    .map(
      (purpose, n) => `(${first + n}, 0, '${purpose} ${row.code}', '${row.code}', ${row.isCrypto}, 'epoch', 'epoch')`,
    )
    .join(', ');
  return `
INSERT INTO currency VALUES ('${row.code}', ${row.decimals}, ${row.isCrypto}, ${row.eurValue}, ${row.feeRate}, ${row.feeMin},
  ${row.feeMax}, ${row.transferMin}, ${row.transferMax}, ${first}, ${first + 1}, ${first + 2}, ${first + 3},
  ${first + 4});
INSERT INTO account (id, type, name, currency, is_crypto, opened_at, moved_at) VALUES ${own};`;
}

export const currencyRows = currencies.map(currencySql).join('\n');

/** The account that money enters and leaves the bank through. */
export function cashAccountOf(code: string): number {
  return (currencies.findIndex((row) => row.code === code) + 1) * 10;
}
