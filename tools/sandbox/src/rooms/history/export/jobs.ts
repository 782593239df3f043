import type { JobKind } from '../../../platform/jobs/worker';
import { writeExport } from './write';

export const exportKinds = {
  historyExport: {
    urgency: 'rest',
    run: ({ exportId = '' }, context) => writeExport(exportId, context),
    async gaveUp({ exportId }, tx) {
      await tx.query(`UPDATE history_export SET status = 'failed' WHERE id = $1`, [exportId]);
    },
  },
  historyExportExpiry: {
    urgency: 'rest',
    async run({ exportId }, { tx }) {
      await tx.query(`UPDATE history_export SET status = 'expired' WHERE id = $1`, [exportId]);
      await tx.query('DELETE FROM history_export_part WHERE export_id = $1', [exportId]);
    },
  },
} satisfies Record<string, JobKind>;
