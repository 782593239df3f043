export { createSandbox } from './server/create-sandbox';
export type { Sandbox } from './server/create-sandbox';
