import { call, invalidate, query } from '@bank/api-client';
import { useBrand } from '@bank/brand';
import { Text, useFormat, useText } from '@bank/i18n';
import { FailureNote, Row, Rows, SavingNote, useAttempt, useSaving } from '@bank/kit';
import { agreementDownload, partnerAgreementGet, partnerAgreementSend } from '@bank/protocol/agreements';
import { useCustomer } from '@bank/session/calls';
import { Button, IconButton, SectionHeading } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Download, Mail } from 'lucide-react';
import { useState } from 'react';

/** The agreement of a company with the bank: to keep as a PDF, and to be sent by e-mail (R1.7.4). Nothing for a person. */
export function PartnerAgreement() {
  const t = useText();
  const format = useFormat();
  const { id: brand } = useBrand();
  const { customer } = useCustomer();
  const found = useQuery({
    ...query(partnerAgreementGet, undefined, { lazy: true }),
    enabled: customer?.customerType === 'business',
  });
  const agreement = found.data?.agreement;
  const saving = useSaving();
  const sending = useAttempt();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (!agreement) return null;
  const { title, sent } = agreement;
  const save = () =>
    saving.save('agreement-partner.pdf', (onProgress) =>
      call(agreementDownload, { brand, id: 'partner' }, { onProgress }),
    );
  const send = () =>
    sending.run(async () => {
      setSentTo(null);
      const { email } = await call(partnerAgreementSend);
      setSentTo(email);
      await invalidate(partnerAgreementGet);
    });
  return (
    <section className="section grid grid-cols-[minmax(0,1fr)] gap-2">
      <SectionHeading>
        <Text id="profile.legal.partner" />
      </SectionHeading>
      <Rows>
        <Row
          title={title}
          note={
            sent ? (
              <Text id="profile.legal.sentTo" values={{ email: sent.email, date: format.date(sent.at, 'dayTime') }} />
            ) : (
              <Text id="profile.legal.notSent" />
            )
          }
          aside={
            <IconButton label={t('profile.legal.save', { title })} icon={<Download />} onClick={() => void save()} />
          }
        >
          <SavingNote saving={saving} making={<Text id="profile.legal.making" />} />
        </Row>
      </Rows>
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={<Mail className="size-4" />}
          pending={sending.isPending}
          onClick={() => void send()}
        >
          <Text id="profile.legal.send" />
        </Button>
      </div>
      <FailureNote failure={sending.failure} />
      <p role="status" className="text-muted text-sm empty:hidden">
        {sentTo !== null && <Text id="profile.legal.sentNow" values={{ email: sentTo }} />}
      </p>
    </section>
  );
}
