import { type PictureAnswer, type PictureTask, workedOut } from './picture-task';

addEventListener('message', ({ data }: MessageEvent<PictureTask>) => {
  const answer = (made: PictureAnswer) => postMessage(made);
  void workedOut(data).then(answer, () => answer(null));
});
