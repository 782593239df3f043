export {
  PLACES,
  type EarlyLoaders,
  type Feature,
  type HomeRoom,
  type Layout,
  type MenuRow,
  type PageEntry,
  type Place,
  type PlaceHint,
  type Someone,
  type StaleAfter,
} from './feature';
export { cameFrom } from './flow/came-from';
export { useCloseFlow } from './flow/use-close-flow';
export { useFlowPlan, useShownPlan, type FlowPlan } from './flow/flow-plan';
export { keptAnswers, useKept, type Found, type KeptAnswers, type KeptState } from './steps/kept-answers';
export { addressLine } from './steps/address-line';
export { AnswerList, type AnswerLine } from './steps/answer-list';
export { filled } from './steps/filled';
export { countryIn, nameIn, namesIn } from './steps/names-in';
export { said, type Phrase } from './steps/said';
export { chosen, needed, neededName, optional, optionalName } from './steps/step-fields';
export { StepForm } from './steps/step-form';
export { useConjoined } from './steps/use-conjoined';
export { StepPage } from './steps/step-page';
export { StepTitle } from './steps/step-title';
export { type QuestionFrame, type StepQuestion, toQuestion } from './steps/use-steps';
export { WayBack } from './steps/way-back';
export { DILIGENCE_SUBJECTS } from './stated/diligence-subjects';
export { industrySchema, industryValues, statedIndustry } from './stated/industry';
export { IndustryFields } from './stated/industry-fields';
export { industryIn } from './stated/industry-in';
export { monthlySchema, monthlyValues } from './stated/monthly';
export { MonthlyFields } from './stated/monthly-fields';
export { type Stated, statedOf, statedSchema, statedValues } from './stated/stated';
export { StatedChoices } from './stated/stated-choices';
export { StatementForm } from './stated/statement-form';
export { StatementSection } from './stated/statement-section';
export { yesSchema } from './stated/yes';
export { YesFields } from './stated/yes-fields';
export { NO, useYesNo, YES, type YesOption } from './stated/yes-no';
export { pagePolicy } from './trusted/page-policy';
export { workerAddress } from './trusted/worker-address';
export { failureText } from './failure/failure-text';
export { asFailure } from './failure/as-failure';
export { COUNTRIES } from './countries/countries';
export { BANK_DETAILS, type Belonging } from './countries/belonging';
export { CountryField } from './countries/country-field';
export { useCountryItems } from './countries/use-country-items';
export { useExclusive, type Exclusive } from './exclusive/use-exclusive';
export { ExtraFields } from './extra-params/extra-fields';
export {
  askedFields,
  extraAnswers,
  extraProblem,
  type ExtraValues,
  nothingEntered,
  plainAnswer,
} from './extra-params/rules';
export { isOpenToPay, PAYMENT_NOTE_MAX, paymentOf } from './invoices/payable-invoice';
export { BankForm, type BankFormProps } from './form/bank-form';
export { IntoView } from './form/into-view';
export { StrayNote } from './form/stray-note';
export { LoadFailure, type LoadFailureProps } from './failure/load-failure';
export { FailureNote, type FailureNoteProps } from './failure/failure-note';
export { ResponsePopup } from './response-popup/response-popup';
export { useResponsePopup, type ResponseMessage } from './response-popup/response-message';
export { FindingOut } from './finding-out/finding-out';
export { NotificationCentre } from './notifications/notification-centre';
export { OutcomeNews } from './finding-out/outcome-news';
export { MessagesSlot } from './notifications/messages-slot';
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
export { accountHas, type AccountFlag } from './accounts/account-flags';
export { isOver } from './accounts/is-over';
export { PrepaymentNote } from './accounts/prepayment-note';
export { isPrepayment, shownBalance } from './accounts/shown-balance';
export { AccountSelect, useAccountItems, type AccountSelectProps } from './accounts/account-select';
export { CurrencyUnit } from './amount/currency-unit';
export { AmountText, type AmountTextProps } from './amount/amount-text';
export { useAmountWords } from './amount/use-amount-words';
export { useDebounced } from './debounce/use-debounced';
export { afterCreation, type AfterCreation } from './approval/approval-rules';
export { NameCheckLine, type NameCheckLineProps } from './name-check/name-check-line';
export { PaymentsPage, type PaymentsPageProps } from './payments/payments-page';
export { paymentsPlaces, type PaymentsPlace, type PaymentsTab } from './payments/payments-places';
export { useRateValue } from './payments/rate-value';
export { isFeeTold, type SignedWords, useLeavingDay, useSignedFacts } from './payments/signed-facts';
export { useRequestsWaiting, useWaiting } from './payments/use-waiting';
export { phoneText, sentNumber } from './phone/phone-number';
export { PhoneNumberField } from './phone/phone-number-field';
export { phoneRead } from './phone/phone-read';
export { usePrefixItems } from './phone/use-prefix-items';
export { isTaxDummy, TAX_DUMMY } from './tax-number/tax-dummy';
export { inFours, payeeDetail, payeeNote, payeeShown } from './payee/payee-detail';
export { CodeForm, type CodeFormProps, type SentCode } from './approval/code-form';
export {
  PasskeyApproval,
  usePasskeyCount,
  type PasskeyApprovalProps,
  type PasskeyWay,
} from './approval/passkey-approval';
export { ApprovalSteps, type ApprovalStepsProps, type ApprovalWords } from './approval/approval-steps';
export { FindingOutDialog } from './approval/finding-out-dialog';
export { PaymentApproval, type Leaving, type PaymentApprovalProps } from './approval/payment-approval';
export { useApproval, type Approval, type ApprovalWay, type Became } from './approval/use-approval';
export { useDeviceAnswer } from './approval/use-device-answer';
export { useUntilAnswered } from './approval/use-until-answered';
export { forgetInFlight, inFlight } from './approval/in-flight';
export { decisionIn, paymentIn } from './approval/outcome-answers';
export { useMoneyCall, type MoneyCall } from './approval/use-money-call';
export { isUnanswered, isWaiting, newsList } from './news/news-list';
export { PasskeyFailure, type PasskeyProblem } from './passkeys/passkey-failure';
export { passkeyFailureText } from './passkeys/passkey-failure-text';
export { createPasskey, provePasskey, supportsPasskeys, type NewPasskey, type PasskeyProof } from './passkeys/passkeys';
export { AccessOffers } from './offers/access-offers';
export { missingText } from './permission/missing-text';
export { rightName } from './permission/right-name';
export { newPassword } from './password/new-password';
export { CurrentPasswordField } from './password/current-password-field';
export { NewPasswordFields, type NewPasswordFieldsProps } from './password/new-password-fields';
export { type Coming, comingOf } from './repeat/coming';
export { PERIOD_WORDS, useRepeatWords } from './repeat/use-repeat-words';
export { leave, useLeave } from './leaving/leaving';
export { LeavingDialog, LeavingQuestion } from './leaving/leaving-dialog';
export { needsAction } from './documents/needs-action';
export { endOf } from './documents/paper-rules';
export { OwnPhoneCheck } from './documents/phone-check';
export { PapersSheet } from './documents/papers-sheet';
export { DocumentListSlot, KycListSlot, PapersSlot } from './documents/slots';
export type { KycListProps } from './documents/kyc-list';
export type { SendPaper } from './documents/send-papers';
export { DocumentUpload, type DocumentUploadProps } from './upload/document-upload';
export type { SendFile } from './upload/use-uploads';
export { Picker, type PickerProps } from './upload/picker';
export { SupportNumber } from './support-number';
export { useLiveData } from './live-data/use-live-data';
export { isEverythingThere, useVerification, type Verification } from './verification/use-verification';
export { verificationQueries } from './verification/verification-queries';
export { statusDisplay, type StatusDisplay } from './verification/status-display';
export { VerificationBanner } from './verification/verification-banner';
export { Reference } from './reference/reference';
export { useCopy } from './reference/use-copy';
export { SavingNote } from './saving/saving-note';
export { useSaving, type Saving } from './saving/use-saving';
export { ActionsSheet, type ActionsSheetProps, type SheetAction } from './screen/actions-sheet';
export { Allowed, type AllowedProps } from './screen/allowed';
export { allOf, Answer, type Answered, type AnswerProps } from './screen/answer';
export { Together } from './screen/together';
export { Ask, type AskProps } from './screen/ask';
export { CODE_LENGTH, CodeEntry, RESEND_AFTER_S, type CodeEntryProps, type SentTo } from './screen/code-entry';
export { codeRefusal } from './screen/code-refusal';
export { DetailsPane, type DetailsPaneProps } from './screen/details-pane';
export { fieldMessage, fieldText } from './screen/field-message';
export { HomeSection, type HomeSectionProps } from './screen/home-section';
export { DayField } from './form/day-field';
export { optionalDay } from './form/optional-day';
export { AppearanceSheet } from './appearance/appearance-slot';
export { THEME_WORDS } from './appearance/theme-words';
export { keysOf, shortcutSettings, useShortcutSettings } from './preferences/shortcut-settings';
export { LANGUAGE_NAMES } from './language/language-names';
export { useChangeLanguage } from './language/use-change-language';
export { personName } from './person/person-name';
export { positionWord, usePositions } from './person/positions';
export { isKnown, knownRoutes, SIGNED_IN } from './places/known-routes';
export { LiveSwitch, type LiveSwitchProps } from './screen/live-switch';
export { Page, type PageProps } from './screen/page';
export { pageIn, Pages, pagesOf, type PagesProps } from './screen/pages';
export { ResendRow, type ResendRowProps } from './screen/resend-row';
export { RowToken } from './screen/row-token';
export { Row, Rows, type RowProps, type RowsProps } from './screen/rows';
export { Section, type SectionProps } from './screen/section';
export { useAttempt } from './screen/use-attempt';
export { useAttemptOf, type Attempt } from './screen/use-attempt-of';
export { usePopupAttempt } from './screen/use-popup-attempt';
export { useCountdown } from './screen/use-countdown';
export { useAddressed, type Addressed } from './screen/use-addressed';
export { useWish, type Wish } from './screen/use-wish';
export { THEN, useOpen, useStep, type OpenPopup } from './screen/use-open';
export { dayGroups, foldFees, localDay, sumsOf, type CurrencySum, type DayGroup } from './transactions/day-groups';
export { readerToday, readerZone } from './transactions/reader-zone';
export { DayHeading, dayName, type DayHeadingProps } from './transactions/day-heading';
export { useListWords, type ListFace, type ListWords } from './transactions/list-words';
export { nameOf, TransactionRow, TransactionToken, type TransactionRowProps } from './transactions/transaction-row';
export { TransactionStatus } from './transactions/transaction-status';
export { WAY_WORDS } from './transactions/way-words';
export { tokenLook, type TokenLook } from './transactions/transaction-token';
export {
  CATEGORY_WORDS,
  isHoldEnded,
  NOT_PAID_WORDS,
  OPERATION_WORDS,
  signedAmount,
  TRANSACTION_STATES,
} from './transactions/transaction-words';
export type { Waits, WaitingSource, WaitingTask } from './waiting/task';
export { homeRooms } from './waiting/home-rooms';
export { WaitingSlot } from './waiting/waiting-slot';
export { useHasWaiting } from './waiting/waits-store';
export { loadMessages, loadScreenMessages } from './messages';
export { loadStatedMessages } from './messages-stated';
