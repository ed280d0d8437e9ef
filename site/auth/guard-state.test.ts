import { describe, expect, it, vi } from 'vitest';
import { type AdminAccess, askAdminAccess, type GuardState, nextGuardState } from './guard-state.ts';

const ends: AdminAccess[] = ['no-session', 'not-admin', 'admin'];
const states: GuardState[] = ['checking', ...ends];

describe('the admin guard', () => {
  it.each(ends)('goes from checking to exactly one end: %s [W-4.1]', (access) => {
    const end = nextGuardState('checking', { type: 'answered', access });
    expect(end).toBe(access);
    for (const other of ends) expect(nextGuardState(end, { type: 'answered', access: other })).toBe(access);
  });

  it.each(states)('checks again from %s on every auth state change [W-4.2]', (state) => {
    expect(nextGuardState(state, { type: 'ask-again' })).toBe('checking');
  });

  it('asks has_role with the user id and the role name admin [W-6.6]', async () => {
    const hasRole = vi.fn(async () => true);
    const getSession = async () => ({ userId: 'u1', email: 'a@b.example', name: 'A' });
    expect(await askAdminAccess({ getSession, hasRole })).toBe('admin');
    expect(hasRole).toHaveBeenCalledExactlyOnceWith('u1', 'admin');
  });

  it('takes a refused role check as not admin, and no session as no session', async () => {
    const getSession = async () => ({ userId: 'u1', email: 'a@b.example', name: 'A' });
    expect(await askAdminAccess({ getSession, hasRole: async () => false })).toBe('not-admin');
    expect(await askAdminAccess({ getSession: async () => null, hasRole: async () => true })).toBe('no-session');
  });

  it('lets nobody in when the session cannot be read', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const getSession = () => Promise.reject(new Error('offline'));
    expect(await askAdminAccess({ getSession, hasRole: async () => true })).toBe('no-session');
    warn.mockRestore();
  });
});
