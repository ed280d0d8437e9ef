import { defineConfig } from 'vitest/config';

const slow = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      {
        // Beside the source: quick, no browser, no network but loopback.
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{kit,call,voice,site,stack,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/build/**', '**/tests/**', '**/e2e/**'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Whole processes, real databases, real browsers: a few at a time.
        test: {
          name: 'whole',
          environment: 'node',
          include: ['{kit,call,voice,site,stack}/**/{tests,e2e}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
          fileParallelism: false,
          ...slow,
        },
      },
    ],
  },
});
