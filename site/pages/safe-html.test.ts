import { describe, expect, it } from 'vitest';
import { markdownToHtml } from './markdown.server.ts';
import { renderSafeHtml, toSafeHtml } from './safe-html.server.ts';

describe('HTML that somebody wrote', () => {
  it.each([
    ['<script>alert(1)</script>Words', 'Words'],
    ['<p onclick="alert(1)" style="position:fixed">Words</p>', '<p>Words</p>'],
    ['<a href="javascript:alert(1)">Words</a>', '<a>Words</a>'],
    ['<a href="java\nscript:alert(1)">Words</a>', '<a>Words</a>'],
    ['<a href="data:text/html,x">Words</a>', '<a>Words</a>'],
    ['<a href="//evil.example">Words</a>', '<a>Words</a>'],
    ['<svg><script>alert(1)</script></svg><math><mtext></mtext></math>', ''],
    ['<iframe src="https://evil.example"></iframe><object></object><embed>', ''],
    ['<form action="https://evil.example"><input name="password"></form>', ''],
    ['<img src="https://evil.example/pixel.gif">', ''],
    ['<img src=x onerror=alert(1)>', ''],
    ['<style>body{display:none}</style><link rel="stylesheet" href="x"><base href="https://evil.example">', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', '<p></p>'],
    ['<p class="hero" id="top" data-x="1">Words</p>', '<p>Words</p>'],
  ])('is shown without what could do harm: %s', (sent, shown) => {
    expect(toSafeHtml(sent)).toBe(shown);
  });

  it('keeps what a long text needs, and is the same when made safe again', () => {
    const text =
      '<h2>One</h2><p><strong>A</strong> <em>b</em> <a href="/privacy-policy">c</a> <a href="mailto:a@b.example">d</a></p>' +
      '<ul><li>e</li></ul><table><tbody><tr><th>f</th><td colspan="2">g</td></tr></tbody></table>';
    expect(toSafeHtml(text)).toBe(text);
    const outward = toSafeHtml('<a href="https://other.example">x</a>');
    expect(outward).toBe('<a href="https://other.example" rel="noopener nofollow">x</a>');
    expect(toSafeHtml(outward)).toBe(outward);
    expect(toSafeHtml('<img src="/media/images/a.webp" alt="A">')).toContain('src="/media/images/a.webp"');
  });

  it('gives each heading an anchor of its own, in any script', () => {
    const { html, headings } = renderSafeHtml(
      '<h2>Who &amp; what</h2><h2>Who &amp; what</h2><h2>हम</h2><h3>x</h3><h2>?</h2>',
    );
    expect(headings).toEqual([
      { id: 'who-what', text: 'Who & what' },
      { id: 'who-what-2', text: 'Who & what' },
      { id: 'हम', text: 'हम' },
      { id: 'part', text: '?' },
    ]);
    expect(html).toContain('<h3 id="x">x</h3>');
  });

  it('gives a table a head of its own', () => {
    const table = '<table><tbody><tr><th><p>a</p></th><th>b</th></tr><tr><th>c</th><td>d</td></tr></tbody></table>';
    expect(renderSafeHtml(table).html).toBe(
      '<table><thead><tr><th><p>a</p></th><th>b</th></tr></thead><tbody><tr><th>c</th><td>d</td></tr></tbody></table>',
    );
  });

  it('is no way around it when it stands in Markdown', () => {
    const { html } = renderSafeHtml(
      markdownToHtml('Hi <img src=x onerror=alert(1)> [x](javascript:alert(1)) <b>bold</b>'),
    );
    expect(html).toBe('<p>Hi  <a>x</a> <b>bold</b></p>\n');
  });
});
