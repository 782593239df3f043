import { I18nProvider } from '@bank/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import documentTexts from '../messages-documents/en.json';
import type { PictureWork } from '../pictures/picture-work';
import { PictureUpload, type PictureUploadProps } from '../pictures/picture-upload';
import { kitMessages } from './texts';

export const PREVIEW = new Blob(['preview'], { type: 'image/jpeg' });
export const PDF = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' });
export const photo = (name = 'card.jpg', type = 'image/jpeg') =>
  new File(['photo of a card'], name, { type, lastModified: 7 });

/** The addresses of pictures that the page holds. */
export const heldAddresses = new Set<string>();

/** What jsdom has not: addresses of objects, and scrolling. */
export function browserForPictures(): void {
  let made = 0;
  heldAddresses.clear();
  Element.prototype.scrollIntoView = () => undefined;
  URL.createObjectURL = () => {
    const url = `blob:${(made += 1)}`;
    heldAddresses.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => heldAddresses.delete(url);
}

interface Given extends Partial<PictureUploadProps> {
  look?: PictureWork['look'];
  redraw?: PictureWork['redraw'];
}

/** The upload of pictures; without more, each picture is fine. */
export function showPictures({ look, redraw, ...props }: Given = {}) {
  const send = jest.fn<Promise<unknown>, Parameters<PictureUploadProps['send']>>(() => Promise.resolve());
  const turns: number[] = [];
  const work: PictureWork = {
    warmUp: () => undefined,
    look: look ?? (() => Promise.resolve({ preview: PREVIEW, advice: [] })),
    redraw: (file, by, signal) => {
      turns.push(by);
      return redraw?.(file, by, signal) ?? Promise.resolve(new Blob(['redrawn'], { type: 'image/jpeg' }));
    },
  };
  const view = render(
    <I18nProvider lang="en" messages={{ ...kitMessages, ...documentTexts }}>
      <PictureUpload label="Identity card, back" send={send} work={work} {...props} />
    </I18nProvider>,
  );
  const sent = () => send.mock.calls.map(([file]) => file);
  // applyAccept would drop what the picker must be able to refuse: systems differ in what they let through.
  return { ...view, send, sent, turns, user: userEvent.setup({ applyAccept: false }) };
}

export const picker = () => screen.getByLabelText('Choose files');
export const button = (name: string) => screen.getByRole('button', { name });
