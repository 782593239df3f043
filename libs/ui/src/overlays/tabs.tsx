import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';

import { AriaLocale } from './aria-locale';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  /** Controlled, because the open tab belongs in the address. */
  selected: string;
  onSelect: (id: string) => void;
}

/** Views of the same thing, one at a time. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  return (
    <AriaLocale>
      <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
        <TabList aria-label={label} className="tab-list" items={items}>
          {(item) => (
            <Tab id={item.id} className="tab">
              {item.label}
            </Tab>
          )}
        </TabList>
        {items.map((item) => (
          <TabPanel key={item.id} id={item.id} className="pt-4">
            {item.content}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLocale>
  );
}
