import * as z from 'zod/mini';
import { fieldMessage } from '../screen/field-message';
import { type IndustryGroups, industryIn } from './industry-in';
import { noteSchema } from './note';

/** An industry, and what it is where the dictionary asks. */
export interface StatedIndustry {
  /** Its id in the dictionary; '' before a choice. */
  industry: string;
  note: string;
}

/** An industry of the chosen group, and what it is where the dictionary asks (R3.3.13, R3.3.21). */
export const industrySchema = (groups: IndustryGroups) =>
  z
    .object({
      group: z.string().check(z.minLength(1, fieldMessage('kit.stated.chooseOne'))),
      industry: z.string(),
      note: noteSchema,
    })
    .check(({ value, issues }) => {
      const { group, industry, note } = value;
      const entry = industryIn(groups, industry);
      if (group !== '' && entry?.group !== group)
        issues.push({
          ...{ code: 'custom', input: industry, path: ['industry'] },
          message: fieldMessage('kit.stated.chooseOne'),
        });
      else if (entry && entry.ask !== null && note === '')
        issues.push({ ...{ code: 'custom', input: note, path: ['note'] }, message: fieldMessage('kit.field.missing') });
    });

/** An industry without the note that it does not ask for. */
export const statedIndustry = (groups: IndustryGroups, { industry, note }: StatedIndustry): StatedIndustry => ({
  industry,
  note: (industryIn(groups, industry)?.ask ?? null) === null ? '' : note,
});

/** The values that `IndustryFields` starts with; an industry that the dictionary does not have is chosen anew. */
export const industryValues = (groups: IndustryGroups, stated: StatedIndustry) => ({
  group: industryIn(groups, stated.industry)?.group ?? '',
  ...statedIndustry(groups, stated),
});
