import { Text, useText } from '@bank/i18n';
import { paths } from '@bank/paths';
import { Banner, Button, buttonClass } from '@bank/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Heading } from './heading';
import { PictureField } from './picture-field';

interface PicturesStepProps {
  /** The provider's name of the run. */
  sdkToken: string;
  onSent(): void;
}

type Side = 'front' | 'back' | 'face';

/** What happens, and the pictures. They live in this page's memory until they are given to the provider, and nowhere else (R0.83). */
export function PicturesStep({ sdkToken, onSent }: PicturesStepProps) {
  const t = useText();
  const [pictures, setPictures] = useState<Partial<Record<Side, File>>>({});
  const [state, setState] = useState<'idle' | 'sending' | 'failed' | 'incomplete'>('idle');
  const field = (side: Side) => ({
    label: t(`kyc-tax.identity.${side}`),
    picture: pictures[side],
    onPicture: (picture: File) => setPictures((before) => ({ ...before, [side]: picture })),
  });
  const send = async () => {
    const { front, back, face } = pictures;
    if (!front || !face) return setState('incomplete');
    setState('sending');
    try {
      const { openIdentitySdk } = await import('./provider-one');
      await openIdentitySdk(sdkToken).check([front, ...(back ? [back] : []), face]);
      onSent();
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Heading title={<Text id="kyc-tax.identity.heading" />}>
        <Text id="kyc-tax.identity.lead" />
      </Heading>
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <PictureField {...field('front')} capture="environment" />
        <PictureField {...field('back')} capture="environment" help={<Text id="kyc-tax.identity.backHelp" />} />
        <PictureField {...field('face')} capture="user" />
      </div>
      {(state === 'failed' || state === 'incomplete') && (
        <Banner tone="danger">
          <Text id={state === 'failed' ? 'kyc-tax.identity.notSent' : 'kyc-tax.identity.needs'} />
        </Banner>
      )}
      <div className="page-actions">
        <Button pending={state === 'sending'} onClick={() => void send()}>
          <Text id="kyc-tax.identity.submit" />
        </Button>
        <Link to={paths.kyc.to()} className={buttonClass('secondary')}>
          <Text id="kyc-tax.identity.sendFiles" />
        </Link>
      </div>
    </>
  );
}
