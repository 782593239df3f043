export { Button, IconButton, type ButtonProps, type IconButtonProps } from './actions/button';
export { buttonClass, type ButtonSize, type ButtonVariant } from './actions/button-class';
export { BrandArt } from './brand/brand-art';
export { BrandMark, type BrandMarkProps, type MarkDrawing } from './brand/brand-mark';
export { FlowArt } from './brand/flow-art';
export { BalanceChart, type BalanceChartProps } from './data/balance-chart';
export { type ChartPoint, type PlannedStep } from './data/chart-scale';
export { CurrencyToken } from './data/currency-token';
export { DataTable, type DataColumn, type DataTableProps } from './data/data-table';
export { QrCode, type QrCodeProps } from './data/qr-code';
export { SummaryList, type SummaryItem } from './data/summary-list';
export { Tracker, type TrackerProps, type TrackerStep } from './data/tracker';
export { VirtualList, type VirtualListProps } from './data/virtual-list';
export { type RowRange } from './data/list-geometry';
export { Badge } from './feedback/badge';
export { Banner, type BannerProps } from './feedback/banner';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar';
export { Skeleton, type SkeletonProps } from './feedback/skeleton';
export { Spinner } from './feedback/spinner';
export { StatusChip, type StatusChipProps } from './feedback/status-chip';
export { EmptyState, ErrorState, type EmptyStateProps, type ErrorStateProps } from './feedback/states';
export { ToastList, type ToastListProps, type ToastMessage } from './feedback/toast-list';
export { type Tone } from './feedback/tone';
export { AmountField, type AmountFieldProps } from './fields/amount-field';
export { Checkbox, type CheckboxProps } from './fields/checkbox';
export { Choices, type Choice, type ChoicesProps } from './fields/choices';
export { CodeField, type CodeFieldProps } from './fields/code-field';
export { DateField, type DateFieldProps, type DateTexts } from './fields/date-field';
export { FieldRoom } from './fields/field-room';
export { isDay } from './fields/is-day';
export { plainText } from './fields/plain-text';
export { PasswordField, type PasswordFieldProps } from './fields/password-field';
export { SearchInput } from './fields/search-input';
export { Segmented, type SegmentedProps } from './fields/segmented';
export { Select, type SelectItem, type SelectProps } from './fields/select';
export { StrengthMeter, type StrengthLevel, type StrengthMeterProps } from './fields/strength-meter';
export { Switch, type SwitchProps } from './fields/switch';
export { TextField, type TextFieldProps } from './fields/text-field';
export {
  DRAFT_PREFIX,
  dropAllDrafts,
  dropDraft,
  dropDraftsOf,
  forgetWithDrafts,
  hasDraft,
  readDraft,
  writeDraft,
} from './form/draft';
export { useBound } from './form/bound-field';
export { useDrawn, useStrays } from './form/drawn-fields';
export { Form, type FormProps } from './form/form';
export { loadingRelease } from './form/new-release';
export { FormAmountField } from './form/form-amount-field';
export { FormDateField, type FormDateFieldProps } from './form/form-date-field';
export { FormChoices } from './form/form-choices';
export { FormCheckbox } from './form/form-checkbox';
export {
  FormEmailField,
  FormPasswordField,
  FormSelect,
  type FormSelectProps,
  FormSubmit,
  FormTextField,
  useFieldValue,
} from './form/form-fields';
export { Avatar, initials } from './layout/avatar';
export { Fold, type FoldProps } from './layout/fold';
export { ListPane, type ListPaneProps } from './layout/list-pane';
export { Panel, SectionHeading, type PanelProps, type SectionHeadingProps } from './layout/panel';
export { VisuallyHidden } from './layout/visually-hidden';
export { hasOwnKeys } from './layout/own-keys';
export { hiddenAmount, Money, type MoneyParts, type MoneyProps } from './money/money';
export { Dialog, type DialogProps } from './overlays/dialog';
export { latePart, MissingPart } from './overlays/late-part';
export { onFirstUse } from './overlays/on-first-use';
export { warmUpOverlays } from './overlays/warm-up';
export { LinkNavigation } from './overlays/link-navigation';
export { Menu, type MenuEntry, type MenuProps } from './overlays/menu';
export { Popover, type PopoverProps } from './overlays/popover';
export { Tabs, type TabItem, type TabsProps } from './overlays/tabs';
export { UiLocale } from './overlays/ui-locale';
export { useInView } from './use-in-view';
export { useMedia } from './use-media';
export { atLeast, breakpoints } from './viewports';
