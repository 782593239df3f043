import type { ReactNode } from 'react';
import type { Copy } from './copy';
import { ActionsSection, FeedbackSection, StatesSection } from './feedback-sections';
import { ArtSection, HeroSection, TokensSection } from './face-sections';
import { FieldsSection, FormSection } from './field-sections';
import { ChartSection, ListsSection, MoneySection, QrCodeSection } from './data-sections';
import { OverlaysSection } from './overlay-section';
import { ChoicesSection, TrackerSection } from './part-sections';
import { ScreenSection, SignInSection } from './screen-sections';
import type { WorkbenchBrand } from './workbench';

export interface SectionProps {
  copy: Copy;
  brand: WorkbenchBrand;
}

export interface SectionRow {
  id: string;
  title: string;
  Section: (props: SectionProps) => ReactNode;
}

export const SECTIONS: readonly SectionRow[] = [
  { id: 'sign-in', title: 'Sign-in', Section: SignInSection },
  { id: 'screen', title: 'A home page', Section: ScreenSection },
  { id: 'hero', title: 'Hero, what waits', Section: HeroSection },
  { id: 'art', title: 'Drawing', Section: ArtSection },
  { id: 'tokens', title: 'Colours, categories, sizes', Section: TokensSection },
  { id: 'actions', title: 'Button, IconButton, links, Menu', Section: ActionsSection },
  { id: 'fields', title: 'Fields', Section: FieldsSection },
  { id: 'form', title: 'Form', Section: FormSection },
  { id: 'money', title: 'Money, SummaryList, Panel', Section: MoneySection },
  { id: 'chart', title: 'BalanceChart', Section: ChartSection },
  { id: 'lists', title: 'DataTable, VirtualList, Tabs', Section: ListsSection },
  { id: 'qr-code', title: 'QrCode', Section: QrCodeSection },
  { id: 'tracker', title: 'Tracker, StatusChip, CurrencyToken', Section: TrackerSection },
  { id: 'choices', title: 'Segmented, StrengthMeter, Popover, ListPane', Section: ChoicesSection },
  { id: 'overlays', title: 'Dialog, sheet, ToastList', Section: OverlaysSection },
  { id: 'feedback', title: 'Badge, Banner, ProgressBar, Spinner, Skeleton', Section: FeedbackSection },
  { id: 'states', title: 'EmptyState, ErrorState', Section: StatesSection },
];
