import { X } from 'lucide-react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../actions/button';
import { AriaLocale } from './aria-locale';
import type { DialogProps } from './dialog';
import { FocusBack } from './focus-back';
import '../styles/late/overlays.css';
import '../styles/late/low-dialogs.css';

/** The dialog itself; loaded with the first one that opens (see dialog.tsx). */
export default function DialogFace(props: DialogProps) {
  const { isOpen, onClose, title, children, footer, closeLabel, role } = props;
  const { size = 'popup', isTall = false, isDismissable = true } = props;
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={!isDismissable}
        className="dialog-overlay"
      >
        <FocusBack />
        <Modal className={`dialog-face dialog-${size} ${isTall ? 'dialog-tall' : ''}`}>
          <AriaDialog role={role} className="dialog">
            <div className="dialog-header">
              <Heading slot="title" className="heading-face text-lg">
                {title}
              </Heading>
              {isDismissable && (
                <IconButton label={closeLabel} icon={<X className="size-5" />} onClick={onClose} className="-mr-2" />
              )}
            </div>
            <div className="dialog-body">{children}</div>
            {Boolean(footer) && <div className="dialog-footer">{footer}</div>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
