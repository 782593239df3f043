import { PapersSheet } from '@bank/kit';
import type { ReactNode } from 'react';

interface UploadDialogProps {
  title: string;
  onClose(): void;
  /** A DocumentUpload, with the choices before it. */
  children: ReactNode;
}

/** Sends documents. */
export const UploadDialog = (props: UploadDialogProps) => <PapersSheet done="profile.done" {...props} />;
