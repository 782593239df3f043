import { useAvailability } from '@bank/api-client';
import { useBrand } from '@bank/brand';
import { Text, useText, type MessageId } from '@bank/i18n';
import { Page, Row, Rows, RowToken, useOpen } from '@bank/kit';
import { useCustomer } from '@bank/session/calls';
import { StatusChip } from '@bank/ui';
import {
  ChevronDown,
  ChevronRight,
  CircleCheck,
  ExternalLink,
  Keyboard,
  Mail,
  MessageSquare,
  MessageSquareWarning,
  Phone,
  ReceiptText,
  WifiOff,
} from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { QUESTIONS, type Question } from './questions';

export const handle = { title: 'kit.place.help' } as const;

/** Answers first, ways to reach the bank beside them; nothing that does not work yet. */
export function Component() {
  const { may } = useCustomer();
  const heading = useId();
  return (
    <Page title="kit.place.help" lead={<Text id="shell.help.lead" />} action={<BankState />} width="full">
      <div className="desktop:grid-cols-[minmax(0,1fr)_22rem] mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-9">
        <section aria-labelledby={heading} className="min-w-0">
          <h2 id={heading} className="section-face mb-1">
            <Text id="shell.help.questions" />
          </h2>
          <ul className="rows">
            {QUESTIONS.filter(({ when }) => when === undefined || when(may)).map((question) => (
              <Answered key={question.id} question={question} />
            ))}
          </ul>
        </section>
        <Contact />
      </div>
    </Page>
  );
}

/** Folded until it is asked, by the browser's own means. */
function Answered({ question: { question, answer, link, to } }: { question: Question }) {
  return (
    <li>
      <details className="group">
        <summary className="row cursor-pointer list-none [&::-webkit-details-marker]:hidden">
          <span className="row-main font-medium">
            <Text id={question} />
          </span>
          <ChevronDown aria-hidden="true" className="text-muted size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <div className="max-w-2xl pb-4">
          <p>
            <Text id={answer} />
          </p>
          <Link to={to} className="text-accent inline-flex min-h-11 items-center gap-1 font-semibold">
            <Text id={link} />
            <ChevronRight aria-hidden="true" className="size-4.5" />
          </Link>
        </div>
      </details>
    </li>
  );
}

/** Whether the bank answers just now. */
function BankState() {
  const { state } = useAvailability();
  return (
    <span role="status">
      {state === 'ok' ? (
        <StatusChip tone="positive" icon={<CircleCheck />}>
          <Text id="shell.help.ok" />
        </StatusChip>
      ) : (
        <StatusChip tone="warning" icon={<WifiOff />}>
          <Text id={state === 'away' ? 'shell.help.away' : 'shell.offline.title'} />
        </StatusChip>
      )}
    </span>
  );
}

/** The channels that the brand has, and what its customers may want to read before they use one. */
function Contact() {
  const t = useText();
  const heading = useId();
  const { supportNumber, letter, termsLinks, feeLinks } = useBrand();
  const dialled = supportNumber.replaceAll(' ', '');
  const { show } = useOpen(KEYS);
  const complaints = termsLinks.find(({ id }) => id === 'complaints');
  const fees = feeLinks[0];
  return (
    <div>
      <section aria-labelledby={heading}>
        <h2 id={heading} className="section-face">
          <Text id="shell.help.contact" />
        </h2>
        <Rows kind="open" labelledBy={heading}>
          <Outside href={`tel:${dialled}`} icon={<Phone />} title="shell.help.call" note={supportNumber} />
          <Outside href={`sms:${dialled}`} icon={<MessageSquare />} title="shell.help.text" note={supportNumber} />
          <Outside href={`mailto:${letter.email}`} icon={<Mail />} title="shell.help.write" note={letter.email} />
          {complaints && (
            <Outside
              href={complaints.href}
              icon={<MessageSquareWarning />}
              title="shell.help.complain"
              note={<Text id="shell.help.complainNote" />}
              isPage
            />
          )}
          {fees && <Outside href={fees.href} icon={<ReceiptText />} title="kit.legal.fees" isPage />}
        </Rows>
        <p className="text-muted mt-2 text-sm">
          <Text id="shell.help.care" />
        </p>
      </section>
      {/* A phone has no keys to press. */}
      <div className="laptop:block border-line mt-4 hidden border-t pt-2">
        <Rows kind="open" label={t('shell.help.shortcuts')}>
          <Row
            token={
              <RowToken>
                <Keyboard />
              </RowToken>
            }
            title={<Text id="shell.help.shortcuts" />}
            onPress={() => show('keys')}
          />
        </Rows>
      </div>
    </div>
  );
}

/** The frame opens it over any of its screens. */
const KEYS = ['keys'] as const;

interface OutsideProps {
  href: string;
  icon: ReactNode;
  title: MessageId;
  note?: ReactNode;
  /** It opens a page of the brand's own site. */
  isPage?: boolean;
}

/** A row that leads out of the bank's pages: to a call, a letter, a page of the brand. */
function Outside({ href, icon, title, note, isPage = false }: OutsideProps) {
  return (
    <li>
      <a href={href} {...(isPage && { target: '_blank', rel: 'noreferrer' })} className="row row-control">
        <RowToken>{icon}</RowToken>
        <span className="row-main">
          <span className="row-title">
            <Text id={title} />
          </span>
          {Boolean(note) && <span className="text-muted block text-sm break-words">{note}</span>}
        </span>
        {isPage && (
          <>
            <span className="sr-only">
              <Text id="shell.help.newTab" />
            </span>
            <ExternalLink aria-hidden="true" className="text-muted size-5 shrink-0" />
          </>
        )}
      </a>
    </li>
  );
}
