export { Button, IconButton, type ButtonProps, type IconButtonProps } from './actions/button';
export { buttonClass, type ButtonSize, type ButtonVariant } from './actions/button-class';
export { BrandMark, type BrandMarkProps, type MarkDrawing } from './brand/brand-mark';
export { BalanceChart, type BalanceChartProps } from './data/balance-chart';
export { type ChartPoint } from './data/chart-scale';
export { DataTable, type DataColumn, type DataTableProps } from './data/data-table';
export { QrCode, type QrCodeProps } from './data/qr-code';
export { SummaryList, type SummaryItem } from './data/summary-list';
export { VirtualList, type VirtualListProps } from './data/virtual-list';
export { type RowRange } from './data/visible-range';
export { Badge } from './feedback/badge';
export { Banner, type BannerProps } from './feedback/banner';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar';
export { Skeleton, type SkeletonProps } from './feedback/skeleton';
export { Spinner } from './feedback/spinner';
export { EmptyState, ErrorState, type EmptyStateProps, type ErrorStateProps } from './feedback/states';
export { ToastList, type ToastListProps, type ToastMessage } from './feedback/toast-list';
export { type Tone } from './feedback/tone';
export { AmountField, type AmountFieldProps } from './fields/amount-field';
export { Checkbox, type CheckboxProps } from './fields/checkbox';
export { CodeField, type CodeFieldProps } from './fields/code-field';
export { PasswordField, type PasswordFieldProps } from './fields/password-field';
export { Select, type SelectItem, type SelectProps } from './fields/select';
export { StrengthMeter, type StrengthLevel, type StrengthMeterProps } from './fields/strength-meter';
export { Switch, type SwitchProps } from './fields/switch';
export { TextField, type TextFieldProps } from './fields/text-field';
export { dropAllDrafts, dropDraft, hasDraft } from './form/draft';
export { Form, type FormProps } from './form/form';
export {
  FormAmountField,
  FormEmailField,
  FormPasswordField,
  FormSelect,
  FormSubmit,
  FormTextField,
  useFieldValue,
} from './form/form-fields';
export { Avatar, initials } from './layout/avatar';
export { Panel, SectionHeading, type PanelProps, type SectionHeadingProps } from './layout/panel';
export { VisuallyHidden } from './layout/visually-hidden';
export { Money, type MoneyParts, type MoneyProps } from './money/money';
export { Dialog, type DialogProps } from './overlays/dialog';
export { latePart, MissingPart } from './overlays/late-part';
export { warmUpOverlays } from './overlays/warm-up';
export { LinkNavigation, Menu, type MenuEntry, type MenuProps } from './overlays/menu';
export { Tabs, type TabItem, type TabsProps } from './overlays/tabs';
export { UiLocale } from './overlays/ui-locale';
export { useMedia } from './use-media';
export { atLeast, breakpoints, viewports } from './viewports';
