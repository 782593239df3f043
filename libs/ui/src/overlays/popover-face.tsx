import { Dialog, Heading, Popover } from 'react-aria-components';
import { AriaLocale } from './aria-locale';
import type { PopoverProps } from './popover';
import '../styles/late/overlays.css';

/** The popover itself; loaded with the first one that opens (see popover.tsx). */
export default function PopoverFace({ isOpen, onClose, title, trigger, children }: PopoverProps) {
  return (
    <AriaLocale>
      <Popover
        className="popover popover-panel"
        offset={8}
        placement="bottom end"
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
      >
        <Dialog className="outline-none">
          <Heading slot="title" className="heading-face px-5 pt-4 pb-1 text-lg">
            {title}
          </Heading>
          {children}
        </Dialog>
      </Popover>
    </AriaLocale>
  );
}
