import { SANDBOX } from '../../support/bank';
import { brandUnderTest } from '../../support/brands';
import { serveBrand } from '../../support/site';

/** The bank's pages are opened under this name, which is then the origin that frames the brand. */
const SIMULATOR = SANDBOX.replace('127.0.0.1', 'localhost');

/** Where the sandbox plays the app. @param at the brand that it frames */
export const simulatorUrl = (at: string) => `${SIMULATOR}/sandbox/wrapper?at=${at}`;

/** Serves the brand once more, to be framed by the simulator alone. */
export const serveFramed = () => serveBrand(brandUnderTest(), SIMULATOR);
