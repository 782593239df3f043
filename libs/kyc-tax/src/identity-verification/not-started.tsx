import { Text } from '@bank/i18n';
import { FailureNote } from '@bank/kit';
import { Banner } from '@bank/ui';
import type { StartCheck } from './use-start-check';

/** Why no run has begun: the bank has refused it, or neither provider answers and files are the way (R0.82). */
export const NotStarted = ({ failure, isByFile }: Pick<StartCheck, 'failure' | 'isByFile'>) => (
  <>
    <FailureNote failure={failure} />
    {isByFile && (
      <Banner tone="info">
        <Text id="kyc-tax.identity.byFile" />
      </Banner>
    )}
  </>
);
