export { VerificationBanner as AccountStatus } from '@bank/kit';
