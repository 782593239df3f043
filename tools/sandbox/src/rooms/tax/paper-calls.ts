import type { Rooms } from '@bank/protocol/all';
import type { Handlers } from '../../platform/handler';
import { callerOf, wholeFile } from '../../platform/handler';
import { certificationOf } from './certificate/certificate-id';
import { certificateOf, copiedCertificate } from './certificate/kept-certificate';
import { storePaper, storedPaper } from './papers';
import { personalStanding } from './personal';
import { invitationOf } from './representative';
import { refusedFile } from './texts';

type PaperRows = Pick<
  Rooms['tax'],
  | 'wFormUpload'
  | 'lossOfNationalityUpload'
  | 'representativePaperUpload'
  | 'taxPaperDownload'
  | 'representativeCertificate'
>;

// R3.3.14, R3.7.9, R0.118: the papers of a certification come in, and they and the certificate go out.
export const papers = {
  async wFormUpload({ form, file }, context) {
    const { customerId, userId } = callerOf(context);
    const owner = { customerId, representativeId: null };
    return { paper: await storePaper(context, { kind: form, file, owner, userId }) };
  },

  async lossOfNationalityUpload({ file }, context) {
    const { customerId, userId } = callerOf(context);
    await personalStanding(context.db, context);
    const owner = { customerId, representativeId: null };
    return { paper: await storePaper(context, { kind: 'lossOfNationality', file, owner, userId }) };
  },

  async representativePaperUpload({ kind, file }, context) {
    const { customerId, userId } = invitationOf(context);
    const owner = { customerId, representativeId: userId };
    return { paper: await storePaper(context, { kind, file, owner, userId }) };
  },

  async taxPaperDownload({ id }, context) {
    const { customerId } = callerOf(context);
    const certificationId = certificationOf(id);
    const found =
      certificationId === null
        ? await storedPaper(context.db, customerId, id)
        : await certificateOf(context.db, customerId, certificationId);
    if (!found) throw refusedFile(context, 'noSuchPaper', { status: 404 });
    return wholeFile(found);
  },

  async representativeCertificate({ copy }, context) {
    const found = await copiedCertificate(context, copy);
    if (!found) throw refusedFile(context, 'noSuchPaper', { status: 404 });
    return wholeFile(found);
  },
} satisfies Handlers<PaperRows>;
