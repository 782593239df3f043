import { ArrowUpRight, CreditCard, House, Plus, Send } from 'lucide-react';
import { Button, IconButton } from '../actions/button';
import { BrandMark } from '../brand/brand-mark';
import { Badge } from '../feedback/badge';
import { Checkbox } from '../fields/checkbox';
import { PasswordField } from '../fields/password-field';
import { TextField } from '../fields/text-field';
import { Avatar } from '../layout/avatar';
import { Panel, SectionHeading } from '../layout/panel';
import { Money } from '../money/money';
import { parts, sampleRows } from './sample-data';
import type { SectionProps } from './sections';

export function SignInSection({ copy, brand }: SectionProps) {
  return (
    <div className="entry-face wb-bleed">
      <header className="pb-6">
        <BrandMark mark={brand.mark} name={brand.name} />
      </header>
      <Panel className="flex flex-col gap-5">
        <SectionHeading level={1}>{copy.logIn}</SectionHeading>
        <TextField label={copy.email} name="email" type="email" defaultValue="ana@personas.test" />
        <PasswordField label={copy.password} name="password" showLabel={copy.show} hideLabel={copy.hide} />
        <Checkbox label={copy.remember} defaultChecked />
        <Button wide>{copy.logIn}</Button>
        <Button wide variant="quiet">
          {copy.cancel}
        </Button>
      </Panel>
    </div>
  );
}

export function ScreenSection({ copy, brand }: SectionProps) {
  const places = [
    { id: 'home', label: copy.home, icon: <House className="size-5" /> },
    { id: 'pay', label: copy.pay, icon: <Send className="size-5" /> },
    { id: 'cards', label: copy.cards, icon: <CreditCard className="size-5" /> },
  ];
  return (
    <div className="wb-stack">
      <nav className="nav-face wb-bleed flex flex-col gap-1" aria-label={brand.name}>
        {places.map((place) => (
          <a
            key={place.id}
            href={`#${place.id}`}
            className="nav-item"
            aria-current={place.id === 'home' ? 'page' : undefined}
          >
            {place.icon}
            {place.label}
          </a>
        ))}
      </nav>
      <Panel kind="hero">
        <p className="text-muted text-sm">{copy.balance}</p>
        <p className="mt-1">
          <Money parts={parts('12,840.20')} size="hero" />
        </p>
      </Panel>
      <div className="wb-inline">
        <Button icon={<ArrowUpRight />}>{copy.pay}</Button>
        <Button variant="secondary" icon={<Plus />}>
          {copy.more}
        </Button>
        <IconButton label={copy.cards} icon={<CreditCard className="size-5" />} />
      </div>
      <SectionHeading>{copy.today}</SectionHeading>
      <Panel kind="flush">
        <ul className="divide-line divide-y">
          {sampleRows(copy).map((row) => (
            <li key={row.id} className="py-row flex items-center gap-3 px-4">
              <Avatar name={row.who} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{row.text}</span>
                <Badge tone={row.tone}>{row.status}</Badge>
              </span>
              <Money
                parts={parts(row.amount)}
                plus={row.tone === 'positive'}
                tone={row.tone === 'positive' ? 'positive' : 'plain'}
              />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
