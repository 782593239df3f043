import { Text, useText, type MessageId } from '@bank/i18n';
import { Skeleton } from '@bank/ui';
import clsx from 'clsx';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { Advice } from './advice';
import type { Look } from './use-look';

const TURNED = ['', 'rotate-90', 'rotate-180', '-rotate-90'] as const;

/** The picture on a square ground, where it is as large lying as standing, and no button moves when it is turned. */
export function PictureStage({ look, name, turns }: { look: Look; name: string; turns: number }) {
  const t = useText();
  return (
    <div className="bg-sunken rounded-card relative mx-auto aspect-square w-full max-w-[60svh] overflow-hidden">
      {look.state === 'shown' ? (
        <img
          src={look.url}
          alt={t('kit.picture.alt', { name })}
          className={clsx('absolute size-full object-contain', TURNED[turns])}
        />
      ) : (
        <span role="status" aria-label={t('kit.picture.checking')} className="skeleton absolute size-full" />
      )}
    </div>
  );
}

const ADVICE: Readonly<Record<Advice, MessageId>> = {
  blurred: 'kit.picture.blurred',
  dark: 'kit.picture.dark',
  glare: 'kit.picture.glare',
};

/** What was measured, in two lines whose place is kept from the start; on a narrow phone they may break. */
export function PictureChecks({ look }: { look: Look }) {
  const advice = look.state === 'shown' ? look.advice : [];
  const light = advice.find((one) => one !== 'blurred');
  return (
    <div className="grid min-h-14 content-start gap-2 max-[24rem]:min-h-26">
      {look.state === 'checking' && <Skeleton count={2} />}
      <div role="status" className="grid gap-2 empty:hidden">
        {look.state === 'shown' && (
          <>
            {/* In the dark, nothing is said about edges. */}
            {light !== 'dark' && <Check warns={advice.includes('blurred') ? 'blurred' : null} />}
            <Check warns={light ?? null} isLight />
          </>
        )}
      </div>
    </div>
  );
}

function Check({ warns, isLight = false }: { warns: Advice | null; isLight?: boolean }) {
  const fine: MessageId = isLight ? 'kit.papers.tipLight' : 'kit.papers.tipSharp';
  return (
    <p className={clsx('flex gap-2', warns !== null && 'font-medium')}>
      {warns === null ? (
        <CircleCheck className="text-positive mt-0.5 size-5 shrink-0" aria-hidden="true" />
      ) : (
        <TriangleAlert className="text-warning mt-0.5 size-5 shrink-0" aria-hidden="true" />
      )}
      <Text id={warns === null ? fine : ADVICE[warns]} />
    </p>
  );
}
