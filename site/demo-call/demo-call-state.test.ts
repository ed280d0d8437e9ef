import { describe, expect, it } from 'vitest';
import { type DemoCallEvent, type DemoCallState, nextDemoCall } from './demo-call-state.ts';

const states: DemoCallState['name'][] = ['form', 'submitting', 'success', 'error'];
const after: Record<DemoCallEvent['type'], DemoCallState['name'][]> = {
  submitted: ['submitting', 'submitting', 'success', 'error'],
  accepted: ['form', 'success', 'success', 'error'],
  'timed-out': ['form', 'success', 'success', 'error'],
  failed: ['form', 'error', 'success', 'error'],
  retried: ['form', 'submitting', 'success', 'form'],
  closed: ['form', 'form', 'form', 'form'],
};

describe('the demo-call dialog', () => {
  for (const [type, expected] of Object.entries(after)) {
    it.each(states.map((from, index) => [from, expected[index]]))(`${type} leads from %s to %s`, (from, to) => {
      expect(nextDemoCall({ name: from as DemoCallState['name'] }, { type } as DemoCallEvent).name).toBe(to);
    });
  }
});
