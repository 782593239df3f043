import { call } from '@bank/api-client';
import { type MessageId, Text, useFormat, useText } from '@bank/i18n';
import { Row, Rows, SavingNote, useSaving } from '@bank/kit';
import { documentStatusId } from '@bank/protocol/documents';
import { taxPaperDownload } from '@bank/protocol/tax-papers';
import { IconButton, SectionHeading } from '@bank/ui';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { useTaxCertification } from './tax-certification';

/** R2.3.4: what the bank has decided about the certification; any other status waits for it. */
const SIGNED: Readonly<Record<number, MessageId>> = {
  [documentStatusId.confirmed]: 'profile.legal.tax.accepted',
  [documentStatusId.rejected]: 'profile.legal.tax.rejected',
};

/** What the customer last signed about their taxes, to keep as a PDF (R0.118). Nothing before the first. */
export function TaxCertificate() {
  const { certification } = useTaxCertification();
  const heading = useId();
  if (!certification?.certificate || certification.signedAt === null) return null;
  const { certificate, signedAt } = certification;
  return (
    <section className="section grid grid-cols-[minmax(0,1fr)] gap-2" aria-labelledby={heading}>
      <SectionHeading id={heading}>
        <Text id="profile.legal.tax.heading" />
      </SectionHeading>
      <Rows>
        <CertificateRow certificate={certificate} signedAt={signedAt} />
      </Rows>
    </section>
  );
}

interface CertificateRowProps {
  certificate: { id: string; statusId: number };
  signedAt: string;
}

function CertificateRow({ certificate: { id, statusId }, signedAt }: CertificateRowProps) {
  const t = useText();
  const format = useFormat();
  const saving = useSaving();
  const title = t('profile.legal.tax.title');
  const save = () => saving.save('tax-certificate.pdf', (onProgress) => call(taxPaperDownload, { id }, { onProgress }));
  return (
    <Row
      title={title}
      note={
        <Text id={SIGNED[statusId] ?? 'profile.legal.tax.pending'} values={{ date: format.date(signedAt, 'day') }} />
      }
      aside={<IconButton label={t('profile.legal.save', { title })} icon={<Download />} onClick={() => void save()} />}
    >
      <SavingNote saving={saving} making={<Text id="profile.legal.making" />} />
    </Row>
  );
}
