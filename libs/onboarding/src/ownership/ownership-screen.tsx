import { prefetch, query } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { Allowed, allOf, Answer } from '@bank/kit';
import { paths } from '@bank/paths';
import { companyOwnershipGet } from '@bank/protocol/company-ownership';
import { phoneCodes } from '@bank/protocol/phones';
import { companyInfoGet, type CompanyInfo } from '@bank/protocol/profile-company';
import { useCustomer } from '@bank/session/calls';
import { Banner, buttonClass } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { business, useAnswers } from '../business/answers';
import { startReading } from '../business/start-reading';
import { OWNERSHIP_FORMS } from './forms';
import { OwnershipHub } from './ownership-hub';

export const handle = { title: 'onboarding.ownership.title' } as const;

interface Loaded {
  Form: ComponentType | null;
}

/** The open form, with its code: `?form=shareholders`; none is the hub. */
export function loader({ request }: LoaderFunctionArgs): Loaded | Promise<Loaded> {
  business.begin();
  prefetch(query(companyInfoGet), query(companyOwnershipGet));
  const place = new URL(request.url).searchParams.get('form');
  startReading(place);
  const form = OWNERSHIP_FORMS.find((one) => one.place === place);
  return form ? form.load() : { Form: null };
}

/** A company declares another ownership, in the forms of registering (R0.162). */
export function Component() {
  const { may } = useCustomer();
  return (
    <Allowed missing={may.missing.manageUsers} title="onboarding.ownership.notAllowed">
      <Declaring />
    </Allowed>
  );
}

function Declaring() {
  const { Form } = useLoaderData<typeof loader>();
  const company = useQuery(query(companyInfoGet));
  const ownership = useQuery(query(companyOwnershipGet));
  const codes = useQuery(query(phoneCodes, undefined, { lazy: true }));
  return (
    <Answer of={allOf(company, ownership, codes)}>
      {([{ companyInfo }, { newest }, { phoneCodes: known }]) =>
        newest?.status === 'pending' ? (
          <Waiting />
        ) : (
          <OfCompany company={companyInfo}>{Form ? <Form /> : <OwnershipHub codes={known} />}</OfCompany>
        )
      }
    </Answer>
  );
}

/** The answers of another form of this tab, an application for example, are none of this company's. */
function OfCompany({ company, children }: { company: CompanyInfo; children: ReactNode }) {
  const isOurs = useAnswers().declares !== '';
  const { name, registrationCountryCode, registrationNumber } = company;
  useEffect(() => {
    if (isOurs) return;
    business.clear();
    business.keep({
      ...{ declares: 'true', name, registrationCountry: registrationCountryCode },
      registrationNumber: registrationNumber ?? '',
    });
  }, [isOurs, name, registrationCountryCode, registrationNumber]);
  return isOurs ? children : null;
}

function Waiting() {
  return (
    <div className="grid max-w-[36rem] content-start justify-items-start gap-5">
      <Banner tone="info" title={<Text id="onboarding.ownership.waits" />}>
        <Text id="onboarding.ownership.waitsHelp" />
      </Banner>
      <Link to={paths.company.to()} className={buttonClass('secondary')}>
        <Text id="onboarding.ownership.back" />
      </Link>
    </div>
  );
}
