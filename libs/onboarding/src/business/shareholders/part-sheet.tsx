import { isolated, Text, useLocale, useText } from '@bank/i18n';
import { BankForm, fieldMessage } from '@bank/kit';
import { Button, Dialog, dropDraft, FormAmountField, FormSubmit, useFieldValue } from '@bank/ui';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { business, isCompanyId, levelOf, nameOf, useAnswers } from '../answers';
import { partsOf, percentOf, sumOf, WHOLE } from '../rules/shares';
import { usePercent } from '../use-percent';
import { partId } from './use-parts';

interface PartSheetProps {
  company: string;
  holder: string;
  /** @param share a decimal in percent */
  onSaved(share: string): void;
  /** The person's or company's own details. */
  onEdit(): void;
  onRemove(): void;
  /** Of a company: one who holds a part of it, and one who directs it. */
  onAdd(): void;
  onDirector(): void;
  onClose(): void;
}

const DECIMALS = 4;

/** How much of a company a holder has, with what is left of it. */
export function PartSheet(props: PartSheetProps) {
  const { company, holder, onSaved, onEdit, onRemove, onAdd, onDirector, onClose } = props;
  const t = useText();
  const locale = useLocale();
  const answers = useAnswers();
  const { holders } = levelOf(answers, company);
  const known = holders.find(({ id }) => id === holder);
  const others = sumOf(holders.filter(({ id }) => id !== holder).map(({ share }) => share));
  const draftKey = business.draftKey(`share.${partId(company, holder)}`);
  const schema = useMemo(() => schemaFor(WHOLE - others), [others]);
  const leave = (then: () => void) => () => {
    dropDraft(draftKey);
    then();
  };
  const names = { name: isolated(nameOf(answers, holder)), company: isolated(nameOf(answers, company)) };
  return (
    <Dialog
      isOpen
      size="popup"
      title={<Text id="onboarding.part.title" values={names} />}
      closeLabel={t('kit.close')}
      onClose={leave(onClose)}
    >
      <BankForm
        label={t('onboarding.part.label')}
        schema={schema}
        defaults={{ share: known?.share ?? '' }}
        draftKey={draftKey}
        onSubmit={({ share }) => {
          dropDraft(draftKey);
          onSaved(share);
        }}
      >
        <FormAmountField
          name="share"
          size="regular"
          label={t('onboarding.part.share')}
          currency="%"
          decimals={DECIMALS}
          locale={locale}
          description={<Left others={others} />}
        />
        <div className="flow-actions">
          <FormSubmit wide={false} pendingLabel={t('kit.checking')}>
            <Text id="onboarding.part.save" />
          </FormSubmit>
          <Button variant="quiet" onClick={leave(onEdit)}>
            <Text id={isCompanyId(holder) ? 'onboarding.part.editCompany' : 'onboarding.part.editPerson'} />
          </Button>
          {known && (
            <Button variant="quiet" onClick={leave(onRemove)}>
              <Text id="onboarding.part.remove" />
            </Button>
          )}
          {known && isCompanyId(holder) && (
            <>
              <Button variant="quiet" onClick={leave(onAdd)}>
                <Text id="onboarding.shareholders.add" />
              </Button>
              <Button variant="quiet" onClick={leave(onDirector)}>
                <Text id="onboarding.shareholders.nameDirector" />
              </Button>
            </>
          )}
        </div>
      </BankForm>
    </Dialog>
  );
}

/** R3.5.5: above 0, and with the others of its level at most 100. @param most in parts of the whole */
const schemaFor = (most: bigint) =>
  z.object({
    share: z.string().check(
      z.minLength(1, fieldMessage('kit.field.missing')),
      z.refine((share) => partsOf(share) !== null, { ...asError('onboarding.part.wrong'), abort: true }),
      z.refine((share) => (partsOf(share) ?? 0n) <= most, asError('onboarding.part.tooMuch')),
    ),
  });

const asError = (id: 'onboarding.part.wrong' | 'onboarding.part.tooMuch') => ({ error: fieldMessage(id) });

/** What nobody holds yet, while one types. */
function Left({ others }: { others: bigint }) {
  const percent = usePercent();
  const typed = partsOf(String(useFieldValue('share'))) ?? 0n;
  const left = WHOLE - others - typed;
  return <Text id="onboarding.part.left" values={{ left: percent(percentOf(left < 0n ? 0n : left)) }} />;
}
