import { Text, useText } from '@bank/i18n';
import { Section } from '@bank/kit';
import { SharePanel } from './share-panel';

/** The address of a crypto wallet, to copy, to share and to scan (R2.7.53). */
export function WalletDetails({ address, currency }: { address: string; currency: string }) {
  const t = useText();
  return (
    <Section title="accounts.share.title" name="details">
      <SharePanel
        label={t('accounts.share.title')}
        details={[{ label: t('accounts.share.address'), value: address }]}
        note={<Text id="accounts.share.walletNote" values={{ currency }} />}
        text={address}
        code={{ value: address, label: 'accounts.share.qrWallet' }}
      />
    </Section>
  );
}
