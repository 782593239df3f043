import { Text, useText } from '@bank/i18n';
import { missingText, Row, Rows, RowToken, useOpen } from '@bank/kit';
import type { Output } from '@bank/protocol';
import type { ApprovalPolicy, approvalPolicyList } from '@bank/protocol/approval-policies';
import { useCustomer } from '@bank/session/calls';
import { Banner, Button, EmptyState, SectionHeading } from '@bank/ui';
import { CalendarDays, ChevronRight, Plus, ShieldCheck, UsersRound } from 'lucide-react';
import { ChangeRow } from './change-row';
import { PolicyDialog } from './policy-dialog';
import { RemovePolicy } from './remove-policy';
import { usePolicyWords } from './use-policy-words';

const POPUPS = ['policy', 'remove'] as const;

/** How many people must be able to approve before a company may have a policy (R2.4.72). */
const FEWEST_PEOPLE = 2;

/** What waits to become a policy, the policies, and the popups that change them. */
export function PolicyBoard({ policies, changes, people, currencies }: Output<typeof approvalPolicyList>) {
  const t = useText();
  const { may } = useCustomer();
  const { open, id, show, close } = useOpen(POPUPS);
  const policy = policies.find((one) => one.id === id) ?? null;
  const isPossible = people >= FEWEST_PEOPLE;
  const missing = may.missing.manageUsers;
  const add = (
    <Button
      variant="secondary"
      size="small"
      icon={<Plus className="size-4" />}
      disabled={!may.manageUsers || !isPossible}
      onClick={() => show('policy')}
    >
      <Text id="transfers.policies.add" />
    </Button>
  );
  return (
    <>
      {missing && <Banner tone="info">{missingText(missing, t)}</Banner>}
      {!missing && !isPossible && (
        <Banner tone="info">
          <Text id="transfers.policies.fewPeople" />
        </Banner>
      )}
      {changes.length > 0 && (
        <section className="grid gap-2">
          <SectionHeading>
            <Text id="transfers.policies.waiting" />
          </SectionHeading>
          <Rows label={t('transfers.policies.waiting')}>
            {changes.map((change) => (
              <ChangeRow key={change.id} change={change} mayDecide={may.approveTransfers} />
            ))}
          </Rows>
        </section>
      )}
      {policies.length === 0 ? (
        <EmptyState icon={<ShieldCheck />} title={<Text id="transfers.policies.empty" />} action={add}>
          <Text id="transfers.policies.emptyBody" />
        </EmptyState>
      ) : (
        <section className="grid gap-2">
          <SectionHeading action={add}>
            <Text id="transfers.policies.list" />
          </SectionHeading>
          <Rows label={t('transfers.policies.list')}>
            {policies.map((one) => (
              <PolicyRow
                key={one.id}
                policy={one}
                onOpen={may.manageUsers ? () => show('policy', one.id) : undefined}
              />
            ))}
          </Rows>
        </section>
      )}
      {open === 'policy' && may.manageUsers && (
        <PolicyDialog
          key={policy?.id}
          policy={policy}
          currencies={currencies}
          onRemove={() => show('remove', policy?.id)}
          onClose={close}
        />
      )}
      {open === 'remove' && may.manageUsers && policy && (
        <RemovePolicy policy={policy} isAlone={!isPossible} onClose={close} />
      )}
    </>
  );
}

function PolicyRow({ policy, onOpen }: { policy: ApprovalPolicy; onOpen: (() => void) | undefined }) {
  const t = useText();
  const { sentence, scope } = usePolicyWords()(policy);
  return (
    <Row
      token={<RowToken>{policy.basis === 'day' ? <CalendarDays /> : <UsersRound />}</RowToken>}
      title={sentence}
      note={scope}
      aside={onOpen && <ChevronRight className="text-muted size-5" aria-hidden="true" />}
      label={onOpen && t('transfers.policies.changeThis', { sentence })}
      onPress={onOpen}
    />
  );
}
