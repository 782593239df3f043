import { Text, type MessageId } from '@bank/i18n';
import type { Output } from '@bank/protocol';
import type { seiAuthorizeGet } from '@bank/protocol/sei';
import { Panel } from '@bank/ui';
import { ArrowLeftRight, List, Wallet, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Request = Output<typeof seiAuthorizeGet>;

/** Every scope in words: the permission, not the name of the scope. */
const SCOPES: Record<Request['scopes'][number], { text: MessageId; Icon: LucideIcon }> = {
  accounts: { text: 'auth.sei.accounts', Icon: Wallet },
  history: { text: 'auth.sei.history', Icon: List },
  transfers: { text: 'auth.sei.transfers', Icon: ArrowLeftRight },
};

interface SeiRequestProps extends Pick<Request, 'client' | 'scopes'> {
  /** The answers. */
  children: ReactNode;
}

/** The client, its host, and the requested permissions. */
export function SeiRequest({ client, scopes, children }: SeiRequestProps) {
  return (
    <Panel className="mx-auto grid max-w-lg grid-cols-1 gap-6">
      <div>
        <h1 className="heading-face text-xl text-balance break-words">
          <Text id="auth.sei.heading" values={{ client: client.name }} />
        </h1>
        <p className="text-muted mt-2">
          <Text
            id="auth.sei.host"
            values={{ host: <b className="text-text font-semibold wrap-anywhere">{client.host}</b> }}
          />
        </p>
      </div>
      <section className="grid gap-1">
        <h2 className="text-muted text-sm">
          <Text id="auth.sei.scopes" />
        </h2>
        <ul className="divide-line divide-y">
          {scopes.map((scope) => {
            const { text, Icon } = SCOPES[scope];
            return (
              <li key={scope} className="flex items-start gap-3 py-3">
                <Icon className="text-accent mt-0.5 size-5 shrink-0" />
                <Text id={text} />
              </li>
            );
          })}
        </ul>
      </section>
      <p className="text-muted text-sm">
        <Text id="auth.sei.care" />
      </p>
      {children}
    </Panel>
  );
}
