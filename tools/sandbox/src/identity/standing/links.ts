/** The tables that say what a document is for, with the columns that name it. */
export const LINKS = [
  { table: 'requirement_document', columns: 'requirement_id' },
  { table: 'address_document', columns: 'address_id' },
  { table: 'company_person_document', columns: 'person_id, source_id' },
  { table: 'company_wealth_document', columns: 'source_id' },
  { table: 'tax_paper', columns: 'kind, representative_id' },
] as const;
