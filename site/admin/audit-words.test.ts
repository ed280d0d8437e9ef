import { describe, expect, it } from 'vitest';
import { changesOf, deedText, rowText } from './audit-words.ts';

describe('an entry of the audit log in words', () => {
  it('says what was done to what', () => {
    expect(deedText({ action: 'update', table: 'case_studies' })).toBe('Changed case study');
    expect(deedText({ action: 'sign-in', table: 'auth_users' })).toBe('Signed in');
    expect(deedText({ action: 'delete', table: 'blog_tags' })).toBe('Deleted blog tags');
  });

  it('names the row by what people know it by, also after it is gone', () => {
    expect(rowText({ before: { id: '1', title: 'A tower' }, after: null })).toBe('A tower');
    expect(rowText({ before: null, after: { id: '1', status: 'done' } })).toBe('');
  });

  it('has only the columns that are others than before', () => {
    const before = { id: '1', title: 'Old', is_active: true, tags: ['a'], updated_at: '1' };
    const after = { id: '1', title: 'New', is_active: false, tags: ['a'], updated_at: '2' };
    expect(changesOf({ action: 'update', before, after })).toEqual([
      { column: 'title', before: 'Old', after: 'New' },
      { column: 'is_active', before: 'yes', after: 'no' },
    ]);
    expect(changesOf({ action: 'insert', before: null, after: { title: 'New', summary: null } })).toEqual([
      { column: 'title', before: null, after: 'New' },
    ]);
  });
});
