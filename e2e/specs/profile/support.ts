import { SANDBOX } from '../../support/bank';

interface StoredDocument {
  id: string;
  fileName: string;
}

/** The bank rejects the newest file of this name, as its back office would. */
export async function rejectDocument(fileName: string, reason: string): Promise<void> {
  const stored = (await (await fetch(`${SANDBOX}/sandbox/documents`)).json()) as StoredDocument[];
  const id = stored.filter((one) => one.fileName === fileName).at(-1)?.id;
  if (id === undefined) throw new Error(`the bank has no document called ${fileName}`);
  const response = await fetch(`${SANDBOX}/sandbox/documents/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'rejected', reason }),
  });
  if (!response.ok) throw new Error(`rejecting ${fileName} answered ${response.status}`);
}
