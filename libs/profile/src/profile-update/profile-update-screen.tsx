import { prefetch, query, useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import {
  allOf,
  Answer,
  BankForm,
  CountryField,
  fieldMessage,
  isTaxDummy,
  KycListSlot,
  missingText,
  Page,
  TAX_DUMMY,
} from '@bank/kit';
import { paths } from '@bank/paths';
import { customerInfo } from '@bank/protocol/customer';
import { occupations, type OccupationEntry } from '@bank/protocol/dictionaries';
import { documentTypesList } from '@bank/protocol/documents';
import { kycInfoGet } from '@bank/protocol/kyc-info';
import { personalInfoGet, personalInfoUpdate } from '@bank/protocol/profile';
import { requiredActions } from '@bank/protocol/required-actions';
import type { PersonalInfo } from '@bank/protocol/profile';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { Banner, dropDraft, EmptyState, FormSelect, FormSubmit, FormTextField } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

export const handle = { title: 'profile.update.title' } as const;

const DRAFT_KEY = 'profile.update';

/** Starts what the screen reads. */
export function loader() {
  prefetch(
    ...[customerQueries.info(), customerQueries.access(), query(personalInfoGet)],
    ...[query(occupations), query(kycInfoGet), query(documentTypesList)],
  );
  KycListSlot.warmUp();
  return null;
}

/** Personal details that the bank keeps up to date; the start page asks for them when due (R1.4.14). */
export function Component() {
  const t = useText();
  const { customer, may } = useCustomer();
  const person = useQuery(query(personalInfoGet));
  const work = useQuery(query(occupations));
  if (customer.customerType === 'business') {
    return (
      <Page title="profile.update.title">
        <EmptyState icon={<Building2 />} title={<Text id="profile.update.personalOnly" />}>
          {may.missing.seeCompany ? missingText(may.missing.seeCompany, t) : <Text id="profile.update.seeCompany" />}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title="profile.update.title">
      {customer.isNeedPersonalInfoUpdate && (
        <Banner tone="info" title={<Text id="profile.update.asked" />}>
          <Text id="profile.update.why" />
        </Banner>
      )}
      <Answer of={allOf(person, work)} hasTokens={false}>
        {([{ personalInfo }, dictionary]) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            <UpdateForm person={personalInfo} work={dictionary.occupations} />
            <AskedPapers />
          </div>
        )}
      </Answer>
    </Page>
  );
}

/** What else the bank has to know: the list of every page that asks for papers, after the page's own matter. */
function AskedPapers() {
  const t = useText();
  const documents = useQuery(query(kycInfoGet)).data?.kycInfo.documents ?? [];
  if (documents.length === 0) return null;
  return <KycListSlot label={t('profile.update.papers')} documents={documents} />;
}

const missing = fieldMessage('kit.field.missing');
const schemaFor = (residence: string) =>
  z.object({
    citizenshipCountryCode: z.string().check(z.minLength(2, missing)),
    occupation: z.string().check(z.minLength(1, missing)),
    taxId: z.string().check(
      z.maxLength(30, fieldMessage('kit.field.tooLong')),
      z.refine((taxId) => !isTaxDummy(taxId, residence, 'tinPersonal'), TAX_DUMMY),
    ),
  });

function UpdateForm({ person, work }: { person: PersonalInfo; work: readonly OccupationEntry[] }) {
  const t = useText();
  const navigate = useNavigate();
  const { customer } = useCustomer();
  const { run, failure } = useCall(personalInfoUpdate, {
    invalidates: [customerInfo, personalInfoGet, requiredActions],
  });
  // Return to the origin: the start page continues, the profile shows the change.
  const next = customer.isNeedPersonalInfoUpdate ? paths.root.to() : paths.profile.to();
  return (
    <div className="max-w-xl">
      <BankForm
        schema={schemaFor(person.residenceCountryCode ?? '')}
        defaults={{
          citizenshipCountryCode: person.citizenshipCountryCode ?? '',
          occupation: person.occupation?.id ?? '',
          taxId: '',
        }}
        draftKey={DRAFT_KEY}
        secret={['taxId']}
        label={t('profile.update.title')}
        failure={failure}
        onSubmit={async (values) => {
          await run({ ...values, taxId: values.taxId || undefined }).then(
            () => {
              dropDraft(DRAFT_KEY);
              return navigate(next);
            },
            () => undefined,
          );
        }}
      >
        <p>
          <Text id="profile.update.name" values={{ name: <b>{[person.firstName, person.lastName].join(' ')}</b> }} />
        </p>
        {/* A tax number belongs to where a person lives, which is not asked here. */}
        <CountryField name="citizenshipCountryCode" label={t('profile.person.citizenship')} drops={[]} />
        <FormSelect
          name="occupation"
          label={t('profile.person.occupation')}
          placeholder={t('kit.field.choose')}
          items={work.map(({ id, name }) => ({ id, label: name }))}
        />
        {/* Nobody writes the number of another person (R0.113). */}
        {customer.actingFor === null && (
          <FormTextField
            name="taxId"
            autoComplete="off"
            label={t('profile.person.taxId')}
            description={
              person.taxId === null ? (
                <Text id="kit.field.optional" />
              ) : (
                <Text id="profile.update.taxIdKept" values={{ end: person.taxId.slice(-3) }} />
              )
            }
          />
        )}
        <div className="form-actions">
          <FormSubmit>
            <Text id="profile.update.save" />
          </FormSubmit>
        </div>
      </BankForm>
    </div>
  );
}
