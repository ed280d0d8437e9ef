import { defineConfig } from 'vitest/config';

/** What comes in time on an idle machine comes later on a busy one. */
const patient = { expect: { poll: { timeout: 10_000 } } };
const slow = { ...patient, testTimeout: 60_000, hookTimeout: 120_000 };
const notSources = ['**/node_modules/**', '**/dist/**', '**/build/**'];

/** Of the slow ones those that neither work a browser nor play media nor measure time: they may run beside others. */
const services = [
  'site/**/tests/**/*.test.ts',
  'call/server/tests/{call-server,join-room}.test.ts',
  'voice/server/tests/{call-store,call-summary}.test.ts',
  'stack/tests/{access-matrix,agent-knowledge,backup,seo}.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      {
        // Beside the source: quick, no browser, no network but loopback.
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{kit,call,voice,site,stack,tools}/**/*.test.{ts,tsx}'],
          exclude: [...notSources, '**/tests/**', '**/e2e/**'],
          // Else one processor of two would be left idle.
          maxWorkers: '100%',
          ...patient,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Real databases and servers: two files at a time.
        test: {
          name: 'services',
          environment: 'node',
          include: services,
          exclude: notSources,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          ...slow,
        },
      },
      {
        // Whole processes, real browsers, real calls: a file at a time, after all others.
        test: {
          name: 'whole',
          environment: 'node',
          include: ['{kit,call,voice,site,stack}/**/{tests,e2e}/**/*.test.{ts,tsx}'],
          exclude: [...notSources, ...services],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          ...slow,
        },
      },
    ],
  },
});
