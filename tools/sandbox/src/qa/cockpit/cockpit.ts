import type { FastifyInstance } from 'fastify';
import { ownPage } from '../pages/own-page';
import { markup } from './markup';
import { script } from './script';
import { style } from '../pages/style';

const send = ownPage({ ...markup, style, script });

/** The page that puts the QA surface under buttons. */
export function addCockpit(qa: FastifyInstance): void {
  for (const path of ['/', '/sandbox', '/sandbox/']) qa.get(path, (_request, reply) => send(reply));
}
