import { Text, useText, type MessageId } from '@bank/i18n';
import { missingText } from '@bank/kit';
import type { Missing } from '@bank/session';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

interface WayProps {
  icon: LucideIcon;
  title: MessageId;
  body: MessageId;
  to: string;
  /** Why it is closed to this user; said in place of what it does. */
  missing?: Missing;
}

/** A way to send money as a card that leads to it, or says why it is closed. It belongs in a list. */
export function Way({ icon: Icon, title, body, to, missing }: WayProps) {
  const t = useText();
  const content = (
    <>
      <span className="bg-accent-soft text-accent grid size-11 place-items-center rounded-full">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="mt-4 block font-semibold">
        <Text id={title} />
      </span>
      <span className="text-muted block text-sm">{missing ? missingText(missing, t) : <Text id={body} />}</span>
    </>
  );
  return (
    <li>
      {missing ? (
        <div className="card-face p-card block h-full opacity-80">{content}</div>
      ) : (
        <Link to={to} className="card-face p-card hover:bg-sunken block h-full">
          {content}
        </Link>
      )}
    </li>
  );
}
