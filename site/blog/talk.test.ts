import { describe, expect, it } from 'vitest';
import { checkFields } from '../admin/field-rules.ts';
import { markdownToHtml } from '../pages/markdown.server.ts';
import { renderSafeHtml } from '../pages/safe-html.server.ts';
import { NewPost } from './post-fields.ts';

const post = { title: 'A title', summary: 'What it says.', topic: 'Calls' };

describe('a talk in a post', () => {
  it('has turns that say who speaks and in which language', () => {
    const talk = '```talk\nBuyer: Is it <free>?\nAgent (hi): जी, है।\n```';
    const { html } = renderSafeHtml(markdownToHtml(talk));
    expect(html).toContain('<li data-speaker="buyer"><p class="talk__who">Buyer</p>');
    expect(html).toContain('Is it &lt;free&gt;?');
    expect(html).toContain('<li data-speaker="agent">');
    expect(html).toContain('<p class="talk__words" lang="hi">जी, है।</p>');
  });

  it('is refused where a line is no turn, with the line', () => {
    const wrong = checkFields(NewPost, { ...post, body: 'Text\n\n```talk\nBuyer: Yes?\nwho is this\n```\n' });
    expect(wrong).toEqual({ ok: false, fields: { body: expect.stringContaining('who is this') } });
    expect(checkFields(NewPost, { ...post, body: '```talk\nBuyer: Yes?\n```\n\nno turn' }).ok).toBe(true);
    expect(checkFields(NewPost, { ...post, body: '```talk\nBuyer: never closed' }).ok).toBe(true);
    const endless = `\`\`\`talk\na${' '.repeat(39_000)}b`;
    const begun = performance.now();
    expect(checkFields(NewPost, { ...post, body: endless }).ok).toBe(false);
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
