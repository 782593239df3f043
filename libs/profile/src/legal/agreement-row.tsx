import { call } from '@bank/api-client';
import { useBrand } from '@bank/brand';
import { Text, useFormat, useText } from '@bank/i18n';
import { Row, SavingNote, useLeave, useSaving } from '@bank/kit';
import { agreementDownload } from '@bank/protocol/agreements';
import { IconButton } from '@bank/ui';
import { Download, ExternalLink } from 'lucide-react';

interface AgreementRowProps {
  agreement: { id: string; title: string; url: string; acceptedAt: string };
}

/** One agreement: its PDF to keep (R2.7.15), and the full text where the bank publishes it. */
export function AgreementRow({ agreement: { id, title, url, acceptedAt } }: AgreementRowProps) {
  const t = useText();
  const format = useFormat();
  const leave = useLeave();
  const { id: brand } = useBrand();
  const saving = useSaving();
  const save = () =>
    saving.save(`agreement-${id}.pdf`, (onProgress) => call(agreementDownload, { brand, id }, { onProgress }));
  return (
    <Row
      title={title}
      note={<Text id="profile.legal.acceptedAt" values={{ date: format.date(acceptedAt, 'dayTime') }} />}
      aside={
        <span className="flex gap-1">
          <IconButton label={t('profile.legal.read', { title })} icon={<ExternalLink />} onClick={() => leave(url)} />
          <IconButton label={t('profile.legal.save', { title })} icon={<Download />} onClick={() => void save()} />
        </span>
      }
    >
      <SavingNote saving={saving} making={<Text id="profile.legal.making" />} />
    </Row>
  );
}
