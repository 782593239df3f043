import { expectNothingFound } from '../../support/axe';
import { audit, lastCode } from '../../support/bank';
import { callAs } from '../../support/calls';
import { handsAt } from '../../support/keyboard';
import { expect, test } from '../../support/test';

const RECIPIENT = 'rita@example.test';

/** Ben, who approves nothing, sends money to a recipient without an account. @returns the path of the link in her letter */
async function sendLink(): Promise<string> {
  const balances = (await callAs('ben', 'balanceInquiry', {})) as { accounts: { account: { accountId: number }[] } };
  await callAs(
    'ben',
    'globalPayment',
    {
      fromAccountId: balances.accounts.account[0]?.accountId,
      currencyCode: 'EUR',
      amount: '20.00',
      feeIsBen: false,
      beneficiaryType: 'personal',
      beneficiaryName: 'Rita Melo',
      beneficiaryEmail: RECIPIENT,
      beneficiaryCountryCode: 'PT',
    },
    { 'idempotency-key': `link-${Date.now()}` },
  );
  let secret = '';
  await expect(async () => {
    secret = await lastCode(RECIPIENT);
  }).toPass();
  return `/receive/${secret}`;
}

/** The list of languages, in its order. */
const LIST: readonly string[] = ['en', 'es', 'ro', 'ru'];

/** What the page says, by language: the recipient chooses it, whatever their browser speaks. */
const SAID = {
  English: {
    lang: 'en',
    offer: 'Ben Ortega sends you money',
    start: 'Choose how to receive it',
    where: 'Where should it arrive?',
    ways: 'Ways to receive it',
    next: 'Continue',
    account: 'Your account',
    code: 'Confirm with a code',
    done: 'Your money is on its way',
  },
  Română: {
    lang: 'ro',
    offer: 'Ben Ortega vă trimite bani',
    start: 'Alegeți cum îi primiți',
    where: 'Unde să ajungă banii?',
    ways: 'Cum puteți primi banii',
    next: 'Continuați',
    account: 'Contul dumneavoastră',
    code: 'Confirmați cu un cod',
    done: 'Banii dumneavoastră sunt pe drum',
  },
  Русский: {
    lang: 'ru',
    offer: 'Ben Ortega отправляет вам деньги',
    start: 'Выбрать, как получить',
    where: 'Куда отправить деньги?',
    ways: 'Способы получения',
    next: 'Продолжить',
    account: 'Ваш счёт',
    code: 'Подтвердите кодом',
    done: 'Ваши деньги в пути',
  },
} as const;

for (const [language, said] of Object.entries(SAID)) {
  test(`money is received by keyboard, and read by its headings, in ${language}`, async ({ page }) => {
    await page.goto(await sendLink());
    const hands = handsAt(page);
    const heading = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
    const switcher = page.getByRole('contentinfo').getByRole('combobox');
    await expect(switcher).toBeVisible();
    await hands.to('combobox', /.+/, page.getByRole('contentinfo'));
    for (const next of LIST.slice(1, LIST.indexOf(said.lang) + 1)) {
      await page.keyboard.press('ArrowDown');
      await expect(switcher).toHaveValue(next);
    }
    await heading(said.offer);
    await hands.press('button', said.start);
    await heading(said.where);
    // One group of ways; each says its kind, what arrives, when, and what it costs.
    await expect(page.getByRole('radiogroup', { name: said.ways })).toMatchAriaSnapshot(`
      - radiogroup:
        - radio /SCT Inst.*20[.,]00.*20\\d\\d, \\d+:\\d\\d\\./ [checked]
        - text: /SCT Inst/
        - radio /SEPA.*20[.,]00.*20\\d\\d, \\d+:\\d\\d\\./
        - text: /SEPA/
        - radio /SWIFT.*20[.,]00.*20\\d\\d, \\d+:\\d\\d\\./
        - text: /SWIFT/
    `);
    await expectNothingFound(page, `the ways, in ${language}`);
    await hands.press('button', said.next);
    await heading(said.account);
    await hands.type(/IBAN/, 'PT50 0002 0123 1234 5678 9015 4');
    await hands.press('button', said.next);
    await heading(said.code);
    await expect(page.getByRole('textbox')).toBeVisible();
    await hands.to('textbox', /.+/);
    await page.keyboard.type(await lastCode(RECIPIENT));
    await heading(said.done);
    const { checks } = await audit();
    expect(checks.filter((check) => !check.ok)).toEqual([]);
  });
}
