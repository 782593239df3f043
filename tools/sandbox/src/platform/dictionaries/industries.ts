import type { BrandOffer } from '../brands';
import type { TextId } from './texts';

type IndustryGroup = 'mainstream' | 'financial' | 'investment' | 'adult';

interface Group {
  group: IndustryGroup;
  name: TextId;
  /** Ids, which are the names of their texts; the last of a group is asked what it is. */
  industries: readonly TextId[];
}

/** R3.3.21, in the order of the specification but for the group that few brands have, which comes last. */
const GROUPS: readonly Group[] = [
  {
    group: 'mainstream',
    name: 'mainstream',
    industries: [
      ...(['retail', 'manufacturing', 'construction', 'technology', 'transport', 'hospitality'] as const),
      ...(['agriculture', 'professionalServices', 'education', 'health', 'media', 'otherMainstream'] as const),
    ],
  },
  {
    group: 'financial',
    name: 'financial',
    industries: ['paymentServices', 'moneyExchange', 'lending', 'insurance', 'cryptoServices', 'otherFinancial'],
  },
  {
    group: 'investment',
    name: 'investment',
    industries: ['fund', 'holding', 'venture', 'realEstate', 'otherInvestment'],
  },
  { group: 'adult', name: 'adult', industries: ['studio', 'streamingPlatform', 'escort', 'adultGoods', 'otherAdult'] },
];

/** What a brand offers (R1.1.5): another brand's dictionary does not hold the adult group. */
export const industryGroups = ({ adultIndustries }: BrandOffer): readonly Group[] =>
  GROUPS.filter(({ group }) => group !== 'adult' || adultIndustries);

/** An industry by its id, whatever brand it came through; undefined where there is none. */
export function industryOf(id: string): { name: TextId; group: IndustryGroup; isAsked: boolean } | undefined {
  const group = GROUPS.find(({ industries }) => industries.some((industry) => industry === id));
  const name = group?.industries.find((industry) => industry === id);
  return group && name && { name, group: group.group, isAsked: name === group.industries.at(-1) };
}
