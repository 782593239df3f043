import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CallContext } from '../platform/handler';
import { HttpRefusal } from '../platform/refusal';
import { publishAnnouncement } from '../rooms/news/publish';
import { personas } from '../seed/personas';
import { readBody } from './reading/read-body';

const announcement = z
  .strictObject({
    title: z.string().min(1).max(120),
    summary: z.string().max(200).default(''),
    html: z.string().min(1).max(20_000),
    withConfirmation: z.boolean().default(false),
    isObligatory: z.boolean().default(false),
    /** The key of a persona; without it everybody reads it. */
    persona: z.string().max(40).optional(),
  })
  .refine(({ withConfirmation, isObligatory }) => withConfirmation || !isObligatory);

const EXPECTED =
  'News is {title, html, summary?, withConfirmation?, isObligatory?, persona?}; obligatory news asks for an answer.';

/** The bank's editors, who publish news. */
export function addNewsQa(qa: FastifyInstance, bank: Pick<CallContext, 'db' | 'clock' | 'outbox' | 'publish'>): void {
  qa.post('/sandbox/news', async (request) => {
    const { title, summary, html, withConfirmation, isObligatory, persona } = readBody(
      announcement,
      request.body,
      EXPECTED,
    );
    const reader = persona === undefined ? null : personas.find(({ key }) => key === persona);
    if (reader === undefined) throw new HttpRefusal(404, 'There is no such persona.');
    const words = { en: { title, summary, html } };
    const userId = reader?.userId ?? null;
    return { id: await publishAnnouncement({ userId, withConfirmation, isObligatory, words }, bank) };
  });
}
