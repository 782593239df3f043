import type { Row } from '@bank/protocol';
import { AxiosError, type AxiosInstance, type AxiosProgressEvent, type AxiosResponse } from 'axios';
import { ApiFailure } from './api-failure';
import { availability } from './availability';
import type { WireRequest } from './build-request';
import { isOwnAnswer } from './own-answer';
import type { CallEvent } from './reactions';
import { readAnswer, type AnswerProblem, type ReadAnswer } from './read-answer';
import { observeServerDate } from './server-clock';

export interface AttemptOptions {
  signal?: AbortSignal;
  onProgress?: (ratio: number) => void;
  timeoutMs?: number;
}

/** One request and its answer; the answer updates the bank's availability. */
export async function attempt(
  { http, report }: { http: AxiosInstance; report: (problem: AnswerProblem) => void },
  row: Row,
  request: WireRequest,
  accessToken: string | null,
  options: AttemptOptions,
): Promise<ReadAnswer> {
  const askedAt = Date.now();
  const answer = await ask({ http, report }, row, request, accessToken, options);
  const now = Date.now();
  if (answer.ok || (answer.isOwn && !isOutOfService(answer))) {
    availability.answered(now, askedAt);
  } else if (isNoAnswer(answer.event, answer.failure.status)) {
    availability.unanswered(now, answer.failure.retryAfterS);
  }
  return answer;
}

/** The bank's own 503: its database is away, and with it the bank. With a time to come back at it has no room for this one call. */
const isOutOfService = ({ event, failure }: Extract<ReadAnswer, { ok: false }>) =>
  event === 'server' && failure.status === 503;

/** Whether the answer means that the bank is away, and not just that this call failed on its way. */
function isNoAnswer(event: CallEvent, status = 0): boolean {
  return (
    event === 'network' ||
    event === 'timeout' ||
    status >= 500 ||
    status === 429 ||
    (status < 400 && event !== 'cancelled')
  );
}

async function ask(
  { http, report }: { http: AxiosInstance; report: (problem: AnswerProblem) => void },
  row: Row,
  request: WireRequest,
  accessToken: string | null,
  { signal, onProgress, timeoutMs }: AttemptOptions,
): Promise<ReadAnswer> {
  const headers =
    accessToken === null ? request.headers : { ...request.headers, Authorization: `Bearer ${accessToken}` };
  const tell = onProgress && (({ progress = 0 }: AxiosProgressEvent) => onProgress(progress));
  try {
    const response = await http.request<unknown>({
      ...request,
      headers,
      signal,
      ...(timeoutMs !== undefined && { timeout: timeoutMs }),
      // A file comes in; any other progress is of what goes out.
      ...(row.answers === 'file' ? { responseType: 'blob', onDownloadProgress: tell } : { onUploadProgress: tell }),
    });
    observeServerDate(response.headers['date'], Date.now());
    const retryAfter: unknown = response.headers['retry-after'];
    return readAnswer(
      row,
      {
        status: response.status,
        ...(await bodyOf(row, response)),
        retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
        isOwn: isOwnAnswer(row, response.headers, request.headers['Idempotency-Key']),
      },
      report,
    );
  } catch (error) {
    if (!(error instanceof AxiosError)) throw error;
    const failure = new ApiFailure('network', { code: error.code });
    return { ok: false, event: eventOf(error), failure, isOwn: false };
  }
}

/** The body: a text, or a file for rows that answer one. Their refusals are texts too. */
async function bodyOf(row: Row, { data, status }: AxiosResponse<unknown>): Promise<{ text: string; file?: Blob }> {
  const isFile = row.answers === 'file' && status < 300;
  // An adapter without a network hands over texts only.
  if (typeof data === 'string') return isFile ? { text: '', file: new Blob([data]) } : { text: data };
  if (!(data instanceof Blob)) return { text: '' };
  return isFile ? { text: '', file: data } : { text: await data.text() };
}

function eventOf({ code }: AxiosError): CallEvent {
  if (code === AxiosError.ERR_CANCELED) return 'cancelled';
  return code === AxiosError.ECONNABORTED || code === AxiosError.ETIMEDOUT ? 'timeout' : 'network';
}
