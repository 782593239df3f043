import { query } from '@bank/api-client';
import { Text, useFormat, type MessageId } from '@bank/i18n';
import {
  endOf,
  readerToday,
  statusDisplay,
  useVerification,
  type WaitingSource,
  type WaitingTask,
  type Waits,
} from '@bank/kit';
import { paths } from '@bank/paths';
import { documentCategory } from '@bank/protocol/documents';
import { kycInfoGet } from '@bank/protocol/kyc-info';
import { addressesGet } from '@bank/protocol/profile-addresses';
import { owesTax } from '@bank/session';
import { useCustomer } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';

const TITLES: Readonly<Partial<Record<number, MessageId>>> = {
  [documentCategory.identity]: 'kit.waiting.identity',
  [documentCategory.address]: 'kit.waiting.address',
};

/** What the task says to a person and about a company, and the splash that it leads to. */
const TAX_TASKS = {
  personal: { title: 'kit.waiting.tax', note: 'kit.waiting.taxNote', to: paths.certificationSplash.to() },
  business: {
    title: 'kit.waiting.taxCompany',
    note: 'kit.waiting.taxCompanyNote',
    to: paths.certificationBusinessSplash.to(),
  },
} as const;

/** The bank asks, and does not wait yet: the certification was put off, or the last one is about to end (R0.115). */
function useTaxTasks(): readonly WaitingTask[] {
  const { customer, access, may } = useCustomer();
  const { taxCertificationDueAt: dueAt } = access;
  if (!may.certifyTax || !owesTax(access)) return [];
  const { title, note, to } = TAX_TASKS[customer.customerType];
  return [
    {
      id: 'tax',
      title: <Text id={title} />,
      note: dueAt === null ? <Text id={note} /> : <Until end={dueAt} texts={TAX_DUE} />,
      to,
    },
  ];
}

/** What keeps the account from working (R1.3.10), and papers of a person that run out, each by its name and day (R0.90). */
function usePaperTasks(): Waits {
  const { customer } = useCustomer();
  const { status, error } = useVerification();
  const hasPapers = status === 'HAS_REQUIRED_ACTIONS' && customer.customerType === 'personal';
  const kyc = useQuery({ ...query(kycInfoGet, undefined, { lazy: true }), enabled: hasPapers });
  const homes = useQuery({ ...query(addressesGet, undefined, { lazy: true }), enabled: hasPapers });
  const isPending = (status === undefined && error === null) || kyc.isLoading || homes.isLoading;
  if (isPending || status === undefined || status === 'CHECKED') return { tasks: [], isPending };
  const address = documentCategory.address;
  const ending = [
    ...(kyc.data?.kycInfo.documents ?? []).filter(({ categoryId }) => categoryId !== address),
    ...(homes.data?.addresses ?? []).map(({ addressStatus, uploadedDocuments }) => ({
      ...{ categoryId: address, status: addressStatus, documents: uploadedDocuments },
    })),
  ].flatMap(({ categoryId, status: paper, documents }) => {
    const end = paper === 'expiredSoon' ? endOf(documents) : null;
    return end === null ? [] : [{ categoryId, end }];
  });
  if (ending.length > 0) {
    const tasks = ending.map(({ categoryId, end }, place) => ({
      id: String(place),
      title: <Text id={TITLES[categoryId] ?? 'kit.waiting.paper'} />,
      note: <Until end={end} texts={VALID} />,
      to: paths.profile.to(),
    }));
    return { tasks, isPending };
  }
  const { title, description, link, isWarning } = statusDisplay(status, customer.customerType);
  const task = {
    id: status,
    title: <Text id={title} />,
    note: <Text id={description} />,
    to: link?.to ?? null,
    isWarning,
  };
  return { tasks: [task], isPending };
}

/** What is said of an end that is to come, and of one that has passed. */
interface EndTexts {
  until: MessageId;
  over: MessageId;
}
const VALID: EndTexts = { until: 'kit.waiting.until', over: 'kit.waiting.ended' };
const TAX_DUE: EndTexts = { until: 'kit.waiting.taxDue', over: 'kit.waiting.taxOverdue' };

function Until({ end, texts: { until, over } }: { end: string; texts: EndTexts }) {
  const format = useFormat();
  const isOver = end < readerToday();
  return <Text id={isOver ? over : until} values={{ date: format.date(end, 'day') }} />;
}

function useWaiting(): Waits {
  const papers = usePaperTasks();
  return { ...papers, tasks: [...papers.tasks, ...useTaxTasks()] };
}

export const waiting: WaitingSource = { kind: 'documents', useWaiting };
