const PREFIX = 'certificate-';

/** The id of a certificate among the papers. */
export const certificateId = (certificationId: number): string => `${PREFIX}${certificationId}`;

/** The certification of such an id; null for the id of another paper. */
export function certificationOf(paperId: string): number | null {
  const digits = paperId.startsWith(PREFIX) ? paperId.slice(PREFIX.length) : '';
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
