import type { FastifyInstance } from 'fastify';
import { ownPage } from '../pages/own-page';
import { markup } from './markup';
import { script } from './script';
import { style } from './style';

/** It frames what is served on this machine. */
const send = ownPage({ ...markup, style, script, frames: 'http://localhost:*' });

/**
 * The page that runs a brand inside a frame as the mobile app would (R1.1.7). It answers at `localhost` only: there a brand and this
 * page are of one site, so that the frame has the storage it would have in a tab.
 */
export function addWrapperSimulator(qa: FastifyInstance): void {
  qa.get('/sandbox/wrapper', (request, reply) => {
    const { hostname, port } = new URL(`http://${request.host}`);
    return hostname === 'localhost' ? send(reply) : reply.redirect(`http://localhost:${port}${request.url}`);
  });
}
