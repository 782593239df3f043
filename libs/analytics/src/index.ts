export { startAnalytics, track, trackScreen, type AnalyticsOptions } from './analytics';
export { AnalyticsOfUser } from './analytics-of-user';
export { followScreens, type ScreenSource } from './follow-screens';
export type { Properties } from './properties';
