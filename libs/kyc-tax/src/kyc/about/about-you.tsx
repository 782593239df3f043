import { invalidate } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { OwnPhoneCheck, phoneText, Row, Rows, RowToken, useOpen } from '@bank/kit';
import { customerInfo } from '@bank/protocol/customer';
import { type KycInfo, kycInfoGet } from '@bank/protocol/kyc-info';
import { personalInfoGet } from '@bank/protocol/profile';
import { Dialog, SectionHeading, StatusChip } from '@bank/ui';
import { Briefcase, CircleCheck, CircleDashed, IdCard, MapPinHouse, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { answeredOf } from '../lead';
import { IdentitySheetSlot, WorkSheetSlot } from './slots';

const POPUPS = ['number', 'phone', 'work'] as const;

/** What the bank knows of a person beside their papers: each line opens what can still be said (R0.66). */
export function AboutYou({ kycInfo }: { kycInfo: KycInfo }) {
  const t = useText();
  const { open, show, close } = useOpen(POPUPS);
  const { identities, addresses, phones } = kycInfo;
  const answered = answeredOf(kycInfo);
  const phone = phones.find(({ confirmed }) => confirmed) ?? phones[0];
  const home = addresses.find(({ isMain }) => isMain);
  const confirmed = () => {
    close();
    void invalidate(kycInfoGet, personalInfoGet, customerInfo);
  };
  return (
    <section aria-labelledby="about" className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <SectionHeading id="about">
        <Text id="kyc-tax.about.title" />
      </SectionHeading>
      <Rows labelledBy="about">
        {identities.map((identity) => (
          <IdentityRow
            key={identity.typeId}
            identity={identity}
            onPress={identity.status === 'validated' ? undefined : () => show('number')}
          />
        ))}
        {!answered.number && (
          <Row
            token={
              <RowToken>
                <IdCard />
              </RowToken>
            }
            title={<Text id="kyc-tax.about.number" />}
            note={<Text id="kyc-tax.about.numberHelp" />}
            aside={<Said is={false} />}
            onPress={() => show('number')}
          />
        )}
        {home && (
          <Row
            token={
              <RowToken>
                <MapPinHouse />
              </RowToken>
            }
            title={<Text id="kyc-tax.about.home" />}
            note={[home.address1, `${home.postalCode} ${home.city}`].join(', ')}
          />
        )}
        {phone && (
          <Row
            token={
              <RowToken>
                <Smartphone />
              </RowToken>
            }
            title={<Text id="kyc-tax.about.phone" />}
            note={<bdi>{phoneText(phone)}</bdi>}
            aside={
              <Chip is={phone.confirmed}>
                <Text id={phone.confirmed ? 'kyc-tax.about.confirmed' : 'kyc-tax.about.unconfirmed'} />
              </Chip>
            }
            onPress={phone.confirmed ? undefined : () => show('phone')}
          />
        )}
        <Row
          token={
            <RowToken>
              <Briefcase />
            </RowToken>
          }
          title={<Text id="kyc-tax.about.work" />}
          note={<Work kycInfo={kycInfo} />}
          aside={<Said is={answered.work} />}
          onPress={() => show('work')}
        />
      </Rows>
      {open === 'number' && <IdentitySheetSlot identities={identities} onClose={close} fallback={null} />}
      {open === 'work' && <WorkSheetSlot kycInfo={kycInfo} onClose={close} fallback={null} />}
      {open === 'phone' && phone && (
        <Dialog
          isOpen
          size="sheet"
          title={<Text id="kyc-tax.about.phone" />}
          closeLabel={t('kit.close')}
          onClose={close}
        >
          <div className="grid gap-4">
            <p>
              <Text id="kyc-tax.about.phoneHelp" values={{ number: <bdi key="number">{phoneText(phone)}</bdi> }} />
            </p>
            <OwnPhoneCheck phoneId={phone.phoneId} onConfirmed={confirmed} />
          </div>
        </Dialog>
      )}
    </section>
  );
}

function IdentityRow({ identity, onPress }: { identity: KycInfo['identities'][number]; onPress?: () => void }) {
  const format = useFormat();
  const { type, number, expiresDate } = identity;
  return (
    <Row
      token={
        <RowToken>
          <IdCard />
        </RowToken>
      }
      title={type}
      note={
        expiresDate === null ? (
          number
        ) : (
          <Text id="kyc-tax.about.numberUntil" values={{ number, date: format.date(expiresDate, 'day') }} />
        )
      }
      aside={<Said is />}
      onPress={onPress}
    />
  );
}

/** "Architect · Salary, own business" */
function Work({ kycInfo: { occupation, secondOccupation, sources, secondSources } }: { kycInfo: KycInfo }) {
  if (occupation === null) return <Text id="kyc-tax.about.workHelp" />;
  const work = [occupation, ...(secondOccupation && secondOccupation.id !== 'none' ? [secondOccupation] : [])];
  const money = [...new Set([...sources, ...secondSources].map(({ name }) => name))];
  return [work.map(({ name }) => name).join(', '), money.join(', ')].filter(Boolean).join(' · ');
}

const Said = ({ is }: { is: boolean }) => (
  <Chip is={is}>
    <Text id={is ? 'kyc-tax.about.answered' : 'kyc-tax.about.unanswered'} />
  </Chip>
);

function Chip({ is, children }: { is: boolean; children: ReactNode }) {
  const Icon = is ? CircleCheck : CircleDashed;
  return (
    <StatusChip tone={is ? 'positive' : 'neutral'} icon={<Icon aria-hidden="true" />}>
      {children}
    </StatusChip>
  );
}
