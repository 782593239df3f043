import { uploadedDocument } from '@bank/protocol/documents';
import { clientOf } from '../../server/test-client';
import { uploaderOf } from '../../server/test-upload';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import type { Caller } from './test-documents-oracle';
import { callersOf, loginOf } from './test-paper-callers';
import type { Cell, Outcome } from './test-paper-cells';
import { listed, pagesOf } from './test-paper-pages';
import { arrange, customerOf, isWealth, placesOf, SOURCE_OF_COMPANY, SOURCE_OF_PERSON } from './test-paper-setup';

/** One bank for all cells: each finds it as it needs it. */
export interface PaperBank extends TestBank {
  tokenOf(caller: Caller): string;
  /** Arranges a cell, tries it, and looks at what came of it. */
  attempt(cell: Cell): Promise<Outcome>;
}

interface Row {
  id: string;
  category: number;
  typeId: number | null;
  statusId: number;
  /** Who sent it signs in with this. */
  sender: string;
  /** Everything in it. */
  whole: string;
}

const ROWS = `SELECT d.id, d.category, d.type_id AS "typeId", d.status_id AS "statusId", u.email AS sender, to_jsonb(d)::text AS whole
  FROM document d JOIN app_user u ON u.id = d.created_by`;

export async function paperBank(): Promise<PaperBank> {
  const bank = await testBank();
  const tokenOf = await callersOf(bank);
  const owner = (await clientOf(bank).signIn('carl')).accessToken;
  const places = await placesOf(bank);
  const rows = async () => new Map((await bank.db.query<Row>(ROWS)).map((row) => [row.id, row]));
  return {
    ...bank,
    tokenOf,
    async attempt(cell) {
      const { caller } = cell;
      const sender = `${loginOf(caller)}@personas.test`;
      const asked = await arrange(bank, places, cell);
      const old = await rows();
      const { responseCode, reason, validationErrors: [fault] = [], document } = await knock(cell, asked ?? 0);
      const now = await rows();
      for (const id of old.keys()) if (!now.has(id)) throw new Error(`the document ${id} is gone`);
      const told = document && uploadedDocument.parse(document);
      return {
        answer: {
          code: responseCode,
          ...(fault && { field: fault.field }),
          ...(reason !== undefined && { reason }),
        },
        told: told ? [...listed(told), told.documentType !== null, told.createdUsername === sender] : null,
        written: [...now.values()]
          .filter(({ id, whole }) => old.get(id)?.whole !== whole)
          .map((row) => ({
            ...{ category: row.category, typeId: row.typeId, statusId: row.statusId },
            isOfSender: row.sender === sender,
          })),
        ...(await pagesOf(bank, places, cell, caller === 'person' ? tokenOf(caller) : owner)),
      };
    },
  };

  /** @param requirementId for the door of limits */
  async function knock(cell: Cell, requirementId: number) {
    const { door, category, typeId } = cell;
    const send = uploaderOf(bank);
    const token = tokenOf(cell.caller);
    const own = {
      fromCustomerId: customerOf(cell),
      ...(typeId === null ? {} : { documentTypeId: typeId }),
    };
    const source = (sourceId: number) => (isWealth({ category }) ? { sourceId } : {});
    const { addressOf, representativeId } = places;
    switch (door) {
      case 'verification':
        return send(token, 'verificationDocumentUpload', { ...own, categoryId: category });
      case 'limit':
        return send(token, 'limitDocumentUpload', { ...own, requirementId });
      case 'address':
        return send(token, 'addressDocumentUpload', { ...own, addressId: addressOf(own.fromCustomerId) });
      case 'company':
        return send(token, 'companyDocumentUpload', { ...own, categoryId: category, ...source(SOURCE_OF_COMPANY) });
      case 'companyPerson':
        return send(token, 'companyPersonDocumentUpload', {
          ...{ ...own, representativeId, categoryId: category },
          ...source(SOURCE_OF_PERSON),
        });
      case 'assign': {
        const what = { ...own, documentId: 'to-assign', categoryId: category };
        return (await clientOf(bank).call(token, 'adminDocumentAssign', what)).json<Awaited<ReturnType<typeof send>>>();
      }
    }
  }
}
