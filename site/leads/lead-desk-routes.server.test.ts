import { type Logger, silentLogger } from '@parley/kit-base/logger';
import { describe, expect, it } from 'vitest';
import type { LeadDesk } from './lead-desk.ts';
import { createLeadDeskRoutes } from './lead-desk-routes.server.ts';

/** A stream of changes of which it cannot be found out who listens. */
async function openStream({ changesAtOnce = false } = {}) {
  const lines: unknown[] = [];
  const { promise: isLogged, resolve: logged } = Promise.withResolvers<void>();
  const logger: Logger = {
    ...silentLogger,
    error: (message, fields) => {
      lines.push([message, fields]);
      logged();
    },
  };
  let change = (): void => undefined;
  const desk: Partial<LeadDesk> = {
    onChange(_viewer, call) {
      change = call;
      if (changesAtOnce) call();
      return () => undefined;
    },
  };
  const isAdmin = () => Promise.reject(new Error('the database is away'));
  const routes = createLeadDeskRoutes({ desk: desk as LeadDesk, isAdmin, logger });
  const answer = await routes.request('/api/admin/leads/changes');
  return { answer, change: () => change(), lines, isLogged };
}

const line = ['changes of leads can no longer be told', { error: 'the database is away' }];

describe('the stream of changes, when it cannot be found out whether the admin still is one', () => {
  it('ends, with a line in the log and no word of why to the browser', async () => {
    const { answer, change, lines, isLogged } = await openStream();
    const told = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await told?.read())?.value).toContain('event: open');
    change();
    expect(await told?.read()).toEqual({ done: true, value: undefined });
    await isLogged;
    expect(lines).toEqual([line]);
  });

  it('does so too when that is before its first line was written', async () => {
    const { answer, lines, isLogged } = await openStream({ changesAtOnce: true });
    expect(await answer.text()).toBe('event: open\ndata: \n\n');
    await isLogged;
    expect(lines).toEqual([line]);
  });
});
