import { Text } from '@bank/i18n';
import { Banner } from '@bank/ui';
import { useWrapper } from '@bank/wrapper';
import { useSearchParams } from 'react-router-dom';
import { isAppLink, isWebLink } from '../app-link/app-link';
import { OpenApp } from '../app-link/open-app';
import { StoreLinks } from '../app-link/store-links';
import { StepHeading } from '../flows/step-heading';
import { LinkInApp } from './link-in-app';

export const handle = { title: 'auth.scp.mobileTitle' };

/**
 * What a phone shows that was sent here by the code or the message (R1.2.2): the app is opened with the deep link of the
 * address, and is to be had from the stores. Inside the app's own wrapper the link is handed to it
 * instead, without a way to a store.
 */
export function Component() {
  const link = useSearchParams()[0].get('deeplink');
  const isInApp = useWrapper(({ mobileWrapper }) => mobileWrapper);
  const isUsable = isAppLink(link) || isWebLink(link);
  return (
    <div className="grid grid-cols-1 gap-6">
      <StepHeading title={<Text id="auth.scp.mobileTitle" />}>
        <Text id="auth.scp.mobileBody" />
      </StepHeading>
      {isInApp && isAppLink(link) ? (
        <LinkInApp link={link} />
      ) : isUsable ? (
        <OpenApp link={link} />
      ) : (
        <Banner tone="warning">
          <Text id="auth.scp.mobileNoLink" />
        </Banner>
      )}
      {!isInApp && (
        <section className="grid gap-3">
          <h2 className="font-semibold">
            <Text id="auth.scp.mobileNoApp" />
          </h2>
          <StoreLinks />
        </section>
      )}
    </div>
  );
}
