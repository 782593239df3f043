export type { Feature, StaleAfter, Layout, MenuRow } from './feature';
export { failureText } from './failure/failure-text';
export { asFailure } from './failure/as-failure';
export { useExclusive, type Exclusive } from './exclusive/use-exclusive';
export { BankForm, type BankFormProps } from './form/bank-form';
export { LoadFailure, type LoadFailureProps } from './failure/load-failure';
export { FailureNote, type FailureNoteProps } from './failure/failure-note';
export { ResponsePopup } from './response-popup/response-popup';
export { useResponsePopup, type ResponseMessage } from './response-popup/response-message';
export { FindingOut } from './finding-out/finding-out';
export { OutcomeNews } from './finding-out/outcome-news';
export { NotificationCentre } from './notifications/notification-centre';
export { NotificationToasts } from './notifications/notification-toasts';
export {
  notifications,
  useNotifications,
  useNotify,
  type Notification,
  type Severity,
} from './notifications/notifications';
export { applyTheme, preferences, usePreferences, type Preferences, type Theme } from './preferences/preferences';
export { ACCOUNT_KIND_LABELS, accountKind, byKind, type AccountKind } from './accounts/account-kinds';
export { shownBalance } from './accounts/shown-balance';
export { AccountSelect, useAccountItems, type AccountSelectProps } from './accounts/account-select';
export { AmountText, type AmountTextProps } from './amount/amount-text';
export { useDebounced } from './debounce/use-debounced';
export { afterCreation, type AfterCreation } from './approval/approval-rules';
export { ApprovalFacts } from './approval/approval-facts';
export { payeeDetail } from './payee/payee-detail';
export { CodeForm, type CodeFormProps, type SentCode } from './approval/code-form';
export { PasskeyApproval, type PasskeyApprovalProps, type PasskeyWay } from './approval/passkey-approval';
export { ApprovalDialog, type ApprovalDialogProps, type ApprovalWords } from './approval/approval-dialog';
export { FindingOutDialog } from './approval/finding-out-dialog';
export { PaymentApproval, type PaymentApprovalProps } from './approval/payment-approval';
export { useApproval, type Approval, type ApprovalWay, type Became } from './approval/use-approval';
export { useDeviceAnswer } from './approval/use-device-answer';
export { useMoneyCall, type MoneyCall } from './approval/use-money-call';
export { PasskeyFailure, type PasskeyProblem } from './passkeys/passkey-failure';
export { passkeyFailureText } from './passkeys/passkey-failure-text';
export { createPasskey, provePasskey, supportsPasskeys, type NewPasskey, type PasskeyProof } from './passkeys/passkeys';
export { missingText } from './permission/missing-text';
export { newPassword } from './password/new-password';
export { NewPasswordFields, type NewPasswordFieldsProps } from './password/new-password-fields';
export { leave, useLeave } from './leaving/leaving';
export { LeavingDialog, LeavingQuestion } from './leaving/leaving-dialog';
export { DocumentUpload, type DocumentUploadProps } from './upload/document-upload';
export type { SendFile } from './upload/use-uploads';
export { SupportNumber } from './support-number';
export { useLiveData } from './live-data/use-live-data';
export {
  isEverythingThere,
  useVerification,
  verificationQueries,
  type Verification,
} from './verification/use-verification';
export { statusDisplay, type StatusDisplay } from './verification/status-display';
export { VerificationBanner } from './verification/verification-banner';
export { Allowed, type AllowedProps } from './screen/allowed';
export { allOf, Answer, type Answered, type AnswerProps } from './screen/answer';
export { Ask, type AskProps } from './screen/ask';
export { CodeEntry, type CodeEntryProps, type SentTo } from './screen/code-entry';
export { codeRefusal } from './screen/code-refusal';
export { fieldMessage } from './screen/field-message';
export { LiveSwitch, type LiveSwitchProps } from './screen/live-switch';
export { Page, type PageProps } from './screen/page';
export { pageIn, Pages, pagesOf, type PagesProps } from './screen/pages';
export { ResendRow, type ResendRowProps } from './screen/resend-row';
export { Row, Rows, type RowProps, type RowsProps } from './screen/rows';
export { useAttempt } from './screen/use-attempt';
export { useAttemptOf, type Attempt } from './screen/use-attempt-of';
export { usePopupAttempt } from './screen/use-popup-attempt';
export { useCountdown } from './screen/use-countdown';
export { useAddressed, type Addressed } from './screen/use-addressed';
export { useOpen, type OpenPopup } from './screen/use-open';
export { OPERATION_WORDS, signedAmount, TRANSACTION_STATES } from './transactions/transaction-words';
export { loadMessages, loadScreenMessages } from './messages';
