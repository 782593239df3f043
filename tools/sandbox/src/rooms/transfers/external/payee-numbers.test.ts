// Rules: R2.5.6, R2.7.94, R2.7.96, R2.7.97, R2.7.222.
import type { BankTransferType } from '@bank/protocol/transfers-external';
import { Refusal } from '../../../platform/refusal';
import { moneyBank } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { handlers } from '../handlers';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());

/** The field that the bank refuses; null when it takes all of them. */
async function refusedField(check: () => unknown): Promise<string | null> {
  try {
    await check();
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.validation[0]?.field ?? 'no field';
  }
}

const checked = (
  type: BankTransferType,
  countryCode: string | undefined,
  currencyCode: string,
  extraParams: Record<string, string>,
) =>
  refusedField(() => handlers.externalDetailsCheck({ type, countryCode, currencyCode, extraParams }, bank.as('ana')));

describe('cards', () => {
  const added = (cardNumber: string, countryCode: string) =>
    refusedField(() => handlers.payoutCardAdd({ cardNumber, countryCode }, bank.as('ana')));

  test.each([
    ['4242424242424242', 'DE', '424242'],
    ['4242 4242 4242 4242', 'DE', '424242'],
    [' 4242-4242-4242-4242 ', 'DE', '424242'],
    ['424242 4242424242', 'DE', '424242'],
    ['4242 4200 0000 0000 006', 'DE', '424242'],
    ['4000 0000 0000 0002', 'ES', '400000'],
    ['4000 0000 0000 6', 'ES', '400000'],
    ['5500 0000 0000 0004', 'US', '550000'],
  ])('%s is paid in %s', async (cardNumber, countryCode, bin) => {
    expect(await added(cardNumber, countryCode)).toBeNull();
    const { bins } = await handlers.blockedBinList({}, bank.as('ana'));
    expect(bins).not.toContain(bin);
  });

  test.each([
    ['a slip of one digit', '4242 4242 4242 4241', 'DE'],
    ['two neighbours in each other’s place', '4242 4242 4242 4224', 'DE'],
    ['a blocked issuer', '5300 0000 0000 0006', 'DE'],
    ['a blocked issuer, written in spaces', '5 3 0 0 0 0 0000000006', 'DE'],
    ['a blocked issuer that nobody knows', '6011 0000 0000 0004', 'US'],
    ['an unknown issuer', '4111 1111 1111 1111', 'DE'],
    ['an issuer of another country', '4000 0000 0000 0002', 'DE'],
    ['twelve digits', '4242 4200 0008', 'DE'],
    ['twenty digits', '4242 4242 4242 4242 4242', 'DE'],
    ['a letter', '4242 4242 4242 424O', 'DE'],
    ['its issuer alone', '424242', 'DE'],
    ['nothing', '', 'DE'],
  ])('%s is refused at the number', async (_what, cardNumber, countryCode) => {
    expect(await added(cardNumber, countryCode)).toBe('cardNumber');
  });
});

describe('account numbers and codes of banks', () => {
  const toBritain = (accountNumber: string, sortCode = '040004') =>
    checked('eft', 'GB', 'GBP', { sortCode, accountNumber });

  test.each(['31926819', '3192 6819', '3192-6819', '00000001'])('Faster Payments take %s', async (number) => {
    expect(await toBritain(number)).toBeNull();
  });
  test.each(['3192681', '319268190', 'ABCD', '3192681A', '', '\u200b31926819'])(
    'Faster Payments refuse %j at the number',
    async (number) => {
      expect(await toBritain(number)).toBe('accountNumber');
    },
  );
  test.each(['201575', '20-15-75', '20 15 75', ' 20 - 15 - 75 '])('the sort code %j is taken', async (sortCode) => {
    expect(await toBritain('31926819', sortCode)).toBeNull();
  });
  test.each(['40004', '0400040', '04000A'])('the sort code %s is refused', async (sortCode) => {
    expect(await toBritain('31926819', sortCode)).toBe('sortCode');
  });

  const toEmirates = (swift: string) =>
    checked('wire', 'AE', 'USD', { iban: 'AE070331234567890123456', swift, beneficiaryAddress: '1 Main Street' });
  test.each(['E097AEXX', 'EBILAEAD', 'ebilaeadxxx'])('the code %s of a bank is taken', async (swift) => {
    expect(await toEmirates(swift)).toBeNull();
  });
  test.each(['E0971EXX', 'E097AEX', 'E097DEXX', 'E097AEXXX'])('the code %s is refused', async (swift) => {
    expect(await toEmirates(swift)).toBe('swift');
  });
});

test.each([
  ['GB', 'GBP', 'eft', 'sortCode', ['20-15-75', '20 15 75', '20 - 15 - 75']],
  ['GB', 'GBP', 'eft', 'accountNumber', ['3192 6819', '3192-6819']],
  ['US', 'USD', 'eft', 'routingNumber', ['021 000 021', '021-000-021']],
  ['US', 'USD', 'eft', 'accountNumber', ['1234 5678 9012 3456 7']],
  ['AE', 'USD', 'wire', 'swift', ['EBIL AE AD', 'EBIL AE AD XXX']],
] as const)('%s, %s: a form of a %s does not cut the %s that people write', async (...of) => {
  const [countryCode, currencyCode, type, name, written] = of;
  const asked = { fromAccountId: 10011, countryCode, currencyCode, permission: '3d' } as const;
  const { ways } = await handlers.externalWays(asked, bank.as('ana'));
  const field = ways.find((way) => way.type === type)?.fields.find((one) => one.name === name);
  for (const text of written) expect(field?.maxLength).toBeGreaterThanOrEqual(text.length);
});

describe('instant keys', () => {
  const byAccount = { instantKeyType: 'account', instantBank: '341', accountNumber: '12345678' };
  const taxIdOf = (taxId: string) => checked('instant_payment', 'BR', 'USD', { taxId, ...byAccount });

  test.each([
    ...['52998224725', '529.982.247-25', '111.444.777-35', '93541134780', '123.456.789-09', '987.654.321-00'],
    ...['11222333000181', '11.222.333/0001-81', '11.444.777/0001-61', '00.000.000/0001-91', '33.000.167/0001-01'],
  ])('the tax id %s is taken', async (taxId) => {
    expect(await taxIdOf(taxId)).toBeNull();
  });

  test.each([
    // Check digits.
    ...['52998224724', '52998224715', '529.982.274-25', '11144477753', '12345678900'],
    ...['11222333000180', '11.222.333/0001-71', '11.222.333/0002-81', '11444777000116'],
    // Right by their check, and given to nobody.
    ...['00000000000', '11111111111', '99999999999', '00000000000000', '11111111111111'],
    // Lengths and letters.
    ...['', '5299822472', '529982247250', '1122233300018', '112223330001811', '5299822472S'],
  ])('the tax id "%s" is refused at its field', async (taxId) => {
    expect(await taxIdOf(taxId)).toBe('taxId');
  });

  const KEYS = [
    ['52998224725', 'taxId', [undefined]],
    ['11144477735', 'email', ['rafael@exemplo.test', 'Rafael@Exemplo.TEST', ' rafael@exemplo.test ']],
    ['93541134780', 'phone', ['+5511987654321', '+55 11 98765 4321', '+55 (11) 987654321']],
    ['11222333000181', 'random', ['7b0f3c1a-5d2e-4f60-9a7b-1c2d3e4f5a6b', '7B0F3C1A-5D2E-4F60-9A7B-1C2D3E4F5A6B']],
  ] as const;
  const keyOf = (taxId: string, instantKeyType: string, instantKey: string | undefined) =>
    checked('instant_payment', 'BR', 'USD', {
      taxId,
      instantKeyType,
      ...(instantKey === undefined ? {} : { instantKey }),
    });

  test.each(KEYS)('%s by %s: however it is written', async (taxId, kind, all) => {
    for (const key of all) expect([key, await keyOf(taxId, kind, key)]).toEqual([key, null]);
  });

  test.each([
    ['email', '11144477735', ['', 'rafael', 'rafael@exemplo', 'rafael@exemplo.tes', 'rafael.exemplo.test']],
    ['phone', '93541134780', ['', '+5511987654322', '11987654321', '+55119876543210', '+5511 98765 432I']],
    ['random', '11222333000181', ['', '7b0f3c1a-5d2e-4f60-9a7b-1c2d3e4f5a6c', '7b0f3c1a5d2e4f609a7b1c2d3e4f5a6b']],
  ] as const)('%s: a key of %s that nobody has is refused at its field', async (kind, taxId, wrong) => {
    for (const key of wrong) expect([key, await keyOf(taxId, kind, key)]).toEqual([key, 'instantKey']);
  });

  test('a key is that of its owner and its kind alone', async () => {
    for (const [owner, , [key = owner]] of KEYS) {
      const others = KEYS.filter(([other, kind]) => other !== owner && kind !== 'taxId');
      for (const [other, kind] of others) expect(await keyOf(other, kind, key)).toBe('instantKey');
    }
  });

  test.each(['', 'iban', 'taxid', 'TaxId', 'toString'])('the kind "%s" is none', async (instantKeyType) => {
    expect(await keyOf('52998224725', instantKeyType, undefined)).toBe('instantKeyType');
  });
});

describe('Interac', () => {
  const toCanada = (payeeEmail: string) => checked('interac', 'CA', 'CAD', { payeeEmail });

  test.each([
    ...[
      'mel@exemple.test',
      ' mel@exemple.test ',
      '+14165550101',
      '+1 416 555 0101',
      '+1 (416) 555-0101',
      '1-416-555-0101',
    ],
    ...['001 416 555 0101', '(416) 555-0101', '416.555.0101', '4165550101', '+1 867 555 0101'],
  ])('%j is paid', async (contact) => {
    expect(await toCanada(contact)).toBeNull();
  });

  test.each([
    ...['', 'mel', 'mel@exemple', 'mel@ exemple.test', '+1 416 555 010', '+1 416 555 01012', '+1 416 555 O101'],
    // Of a neighbour, of another country, of no exchange, with a plus that leads to another country.
    ...['+1 212 555 0101', '212 555 0101', '+44 20 7946 0101', '+1 416 155 0101', '+416 555 0101', '+11 416 555 0101'],
    ...['\u200b+14165550101', '+1416\u200b5550101'],
  ])('%j is refused at its field', async (contact) => {
    expect(await toCanada(contact)).toBe('payeeEmail');
  });
});

describe('coins', () => {
  const CHAINS = {
    Bitcoin: {
      coin: 'BTC',
      good: [
        '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
        '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
        '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
        // The examples of BIP 173 and BIP 350.
        'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
        'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
        'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
        'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
        'BC1SW50QGDZ25J',
        'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
        'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
      ],
      bad: [
        // Checks, and letters that Base58 has not.
        ...[
          '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
          '1A1zP1eP5QGefi2DMPTfTL5SLmv7Divfa',
          '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfN0',
        ],
        ...['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLl', '1a1zp1ep5qgefi2dmptftl5slmv7divfna'],
        // Test nets, and other chains.
        ...['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc'],
        ...['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
        // Letters of both sizes.
        'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4',
        // The check of one version on another: Bech32 on version 1, 2 and 16, Bech32m on version 0.
        'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
        'bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du',
        'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
        'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
        // Version 17, and lengths that no version has.
        'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R',
        'bc1pw5dgrnzv',
        'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
        'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
        'bc1gmk9yu',
      ],
    },
    Ethereum: {
      coin: 'ETH',
      good: [
        // The examples of EIP-55: letters of one size have no check.
        '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
        '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
        '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
        '0x52908400098527886E0F7030069857D2E4169EE7',
        '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
        '0xde709f2102306220921060314715629080e2fb77',
        '0x27b1fdb04752bbc536007a920d24acb045561c26',
      ],
      bad: [
        // A letter of the wrong size, in each of the mixed ones.
        '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d35A',
        '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6Fb',
        '0xd1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
        // Without the beginning, too short, too long, no such digit.
        '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        '0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        '0xde709f2102306220921060314715629080e2fb7',
        '0xde709f2102306220921060314715629080e2fb777',
        '0xge709f2102306220921060314715629080e2fb77',
        'vitalik.eth',
      ],
    },
    Tron: {
      coin: 'USDT',
      good: [
        'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
        'TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8',
        'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
        'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR',
      ],
      bad: [
        ...[
          'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u',
          'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjL6jt',
          'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6',
        ],
        ...['tr7nhqjekqxgtci8q8zy4pl8otszgjlj6t', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj60'],
        // The same account as its bytes.
        '41a614f803b6fd780986a42c78ec9c7f77e6ded13c',
      ],
    },
  } as const;
  const chains = Object.entries(CHAINS);
  const taken = (coin: string, walletAddress: string) => checked('crypto_eft', undefined, coin, { walletAddress });

  test.each(chains)('%s: its addresses are taken', async (_chain, { coin, good }) => {
    for (const address of good) expect([address, await taken(coin, address)]).toEqual([address, null]);
  });

  test.each(chains)('%s: no slip, and no address of another chain', async (chain, { coin, bad }) => {
    const others = chains.filter(([name]) => name !== chain).flatMap(([, { good }]) => good);
    for (const address of ['', ...bad, ...others])
      expect([address, await taken(coin, address)]).toEqual([address, 'walletAddress']);
  });
});
