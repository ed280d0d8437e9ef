import { describe, expect, it } from 'vitest';
import { writeFeed } from './feed.server.ts';
import { findPost, listPosts, parsePost } from './posts.server.ts';

const head = `title: A title of a post
date: 2026-01-05
topic: Calls
summary: A summary that says in a sentence what the post is about.
heard: Hello?`;

describe('a post file', () => {
  it('is read with its slug, its headings and the time that reading takes', () => {
    const text = `First words & more.\n\n## The buyer’s call\n\n${'word '.repeat(430)}`;
    const post = parsePost('a-title', `---\n${head}\n---\n${text}`);
    expect(post).toMatchObject({ slug: 'a-title', title: 'A title of a post', date: '2026-01-05', minutes: 2 });
    expect(post.headings).toEqual([{ id: 'the-buyers-call', text: 'The buyer’s call' }]);
    expect(post.html).toContain('<h2 id="the-buyers-call">');
  });

  it('may hold a talk, whose turns say who speaks and in which language', () => {
    const talk = '```talk\nBuyer: Is it <free>?\nAgent (hi): जी, है।\n```';
    const { html } = parsePost('a-title', `---\n${head}\n---\n${talk}`);
    expect(html).toContain('<li data-speaker="buyer"><p class="talk__who">Buyer</p>');
    expect(html).toContain('Is it &lt;free&gt;?');
    expect(html).toContain('<li data-speaker="agent">');
    expect(html).toContain('<p class="talk__words" lang="hi">जी, है।</p>');
  });

  it.each([
    ['without a head', 'Only text'],
    ['with a date that is none', `---\n${head.replace('2026-01-05', 'soon')}\n---\nText`],
    ['with a field that is not known', `---\n${head}\ncolour: blue\n---\nText`],
  ])('is refused %s', (_, source) => {
    expect(() => parsePost('a-title', source)).toThrow(/a-title/);
  });
});

describe('the posts', () => {
  it('are at least six, newest first, each of 500 to 1000 words under an address of words and hyphens', () => {
    const posts = listPosts();
    expect(posts.length).toBeGreaterThanOrEqual(6);
    expect(posts.map(({ date }) => date)).toEqual(
      posts
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    for (const { slug, html } of posts) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      const words = html
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .split(/\s+/).length;
      expect(words, slug).toBeGreaterThanOrEqual(500);
      expect(words, slug).toBeLessThanOrEqual(1000);
    }
  });

  it('know what was published before and after them', () => {
    const posts = listPosts();
    const middle = findPost(posts[1]?.slug ?? '');
    expect(middle?.newer?.slug).toBe(posts[0]?.slug);
    expect(middle?.older?.slug).toBe(posts[2]?.slug);
    expect(findPost(posts[0]?.slug ?? '')?.newer).toBeUndefined();
    expect(findPost('no-such-post')).toBeUndefined();
  });
});

describe('the feed', () => {
  it('names each post by its whole address, with its text and day', () => {
    const posts = listPosts();
    const feed = writeFeed(posts, 'https://parley.example');
    expect(feed).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\s*<rss version="2.0"/);
    expect(feed.match(/<item>/g)).toHaveLength(posts.length);
    for (const { slug, date } of posts) {
      expect(feed).toContain(`<link>https://parley.example/blog/${slug}</link>`);
      expect(feed).toContain(new Date(`${date}T04:30:00Z`).toUTCString());
    }
    expect(feed).toContain('<atom:link href="https://parley.example/blog/rss.xml" rel="self"');
    expect(feed).toContain('<content:encoded><![CDATA[');
    expect(feed).toContain('href="https://parley.example/privacy-policy"');
    expect(feed).not.toContain('href="/');
  });
});
