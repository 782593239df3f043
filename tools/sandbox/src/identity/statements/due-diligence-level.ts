import { industryOf } from '../../platform/dictionaries/industries';

/** How closely the bank looks at a company (R3.4.8). */
export const dueDiligenceLevel = { none: 0, standard: 1, simplified: 2, elsewhere: 3, enhanced: 4 } as const;

/** Financial and adult industries are looked at more closely than others. @param industry its id */
export function levelBy(industry: string): 1 | 4 {
  const group = industryOf(industry)?.group;
  return group === 'financial' || group === 'adult' ? dueDiligenceLevel.enhanced : dueDiligenceLevel.standard;
}
