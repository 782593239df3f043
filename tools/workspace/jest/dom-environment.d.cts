import { TestEnvironment } from 'jest-environment-jsdom';

declare class DomEnvironment extends TestEnvironment {}
export = DomEnvironment;
