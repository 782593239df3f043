import { BankForm } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import { Banner, Button, Dialog, FormSubmit, FormTextField, Select } from '@bank/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import * as z from 'zod/mini';
import { ENVIRONMENTS, isApiAddress, isSocketAddress } from './environments';
import { choose, staging } from './start-staging';

/** Which bank this build talks to, on every page, and the way to another (R0.17). */
export function StagingBar() {
  const { address, isAsking } = useStore(staging);
  const host = address === null ? location.host : new URL(address.api).host;
  return (
    <>
      <Banner
        tone="warning"
        title={<Text id="staging.bar.title" values={{ host }} />}
        action={
          <Button size="small" variant="secondary" onClick={() => staging.setState({ isAsking: true })}>
            <Text id="staging.bar.change" />
          </Button>
        }
      />
      <ChoiceDialog isOpen={isAsking} />
    </>
  );
}

const CUSTOM = '*';
const numbers = Array.from({ length: ENVIRONMENTS }, (_, n) => String(n + 1));

function ChoiceDialog({ isOpen }: { isOpen: boolean }) {
  const t = useText();
  const current = useStore(staging, ({ choice }) => choice);
  const [chosen, setChosen] = useState(() =>
    current === null ? '0' : 'index' in current ? String(current.index) : CUSTOM,
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => staging.setState({ isAsking: false })}
      title={<Text id="staging.dialog.title" />}
      closeLabel={t('kit.close')}
    >
      <div className="grid gap-5">
        <p>
          <Text id="staging.dialog.body" />
        </p>
        <Select
          label={<Text id="staging.dialog.environment" />}
          items={[
            { id: '0', label: t('staging.dialog.own') },
            ...numbers.map((id) => ({ id, label: t('staging.dialog.numbered', { number: id }) })),
            { id: CUSTOM, label: t('staging.dialog.custom') },
          ]}
          value={chosen}
          onChange={setChosen}
        />
        {chosen === CUSTOM ? (
          <CustomForm />
        ) : (
          <Button onClick={() => choose(chosen === '0' ? null : { index: Number(chosen) })}>
            <Text id="staging.dialog.use" />
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const schema = z.object({
  api: z.string().check(z.refine(isApiAddress)),
  socket: z.string().check(z.refine(isSocketAddress)),
});

function CustomForm() {
  const t = useText();
  return (
    <BankForm
      schema={schema}
      defaults={{ api: '', socket: '' }}
      label={t('staging.dialog.custom')}
      errorText={() => t('staging.dialog.invalid')}
      onSubmit={(typed) => choose(typed)}
    >
      <FormTextField name="api" label={t('staging.dialog.api')} autoComplete="off" inputMode="url" />
      <FormTextField name="socket" label={t('staging.dialog.socket')} autoComplete="off" inputMode="url" />
      <div className="form-actions">
        <FormSubmit>
          <Text id="staging.dialog.use" />
        </FormSubmit>
      </div>
    </BankForm>
  );
}
