import { query, useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Rows, useAmountWords } from '@bank/kit';
import type { Account } from '@bank/protocol/accounts';
import {
  type P2pTemplate,
  p2pTemplateList,
  p2pTemplateRemove,
  p2pTemplateRestore,
} from '@bank/protocol/transfers-templates';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { KeptRow } from '../flow/kept-row';
import { chosenAccount } from '../transfer-rules';
import { FIELD_IDS } from './p2p-kind';
import type { P2pValues } from './p2p-values';

/** Payments that are kept under a name; a press fills one in and goes on (R2.7.191). Nothing while there are none. */
export function Templates({ accounts }: { accounts: readonly Account[] }) {
  const t = useText();
  const { seen } = useAmountWords();
  const { data } = useQuery(query(p2pTemplateList));
  const { setValue } = useFormContext<P2pValues>();
  const remove = useCall(p2pTemplateRemove, { invalidates: [p2pTemplateList] });
  const restore = useCall(p2pTemplateRestore, { invalidates: [p2pTemplateList] });
  if (!data || data.templates.length === 0) return null;
  const fill = ({ accountId, toEmail, amount, currencyCode, note }: P2pTemplate) => {
    const isOpen = chosenAccount(accounts, accountId) !== undefined;
    // The currency comes after the account, which it follows.
    const from = isOpen ? { accountId: String(accountId) } : {};
    const values = { ...from, currency: currencyCode, whom: toEmail, toEmail, amount, debit: '', note };
    for (const [field, value] of Object.entries(values))
      setValue(field, value, { shouldDirty: true, shouldTouch: true });
    const field = document.getElementById(FIELD_IDS.toEmail);
    if (field instanceof HTMLInputElement) field.form?.requestSubmit();
  };
  return (
    <section>
      <h2 id="p2p-templates" className="field-label mb-1">
        <Text id="transfers.template.list" />
      </h2>
      <Rows kind="plain" labelledBy="p2p-templates">
        {data.templates.map((template) => (
          <KeptRow
            key={template.templateId}
            name={template.name}
            note={`${template.toEmail} · ${seen(template.amount, template.currencyCode)}`}
            label={t('transfers.template.fill', { name: template.name })}
            onChoose={() => fill(template)}
            onRemove={() => remove.run({ templateId: template.templateId })}
            onRestore={() => restore.run({ templateId: template.templateId })}
          />
        ))}
      </Rows>
    </section>
  );
}
