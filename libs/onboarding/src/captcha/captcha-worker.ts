import type { CaptchaPuzzle } from '@bank/protocol/onboarding';
import { solved } from './solver';

addEventListener('message', ({ data }: MessageEvent<CaptchaPuzzle>) => {
  void solved(data).then((payload) => postMessage(payload));
});
