import { describe, expect, it } from 'vitest';
import { styleElements } from './late-fonts.ts';

describe('the styles of a page', () => {
  it('are as they were where they name no font file', () => {
    expect(styleElements(['a{color:red}', 'b{}'])).toBe('<style>a{color:red}</style><style>b{}</style>');
  });

  it('have fonts with files apart and switched off, but not those that measure a font of the device', () => {
    const own = '@font-face{font-family:Own;src:url(/assets/own.woff2)format("woff2")}';
    const fallback = '@font-face{font-family:Other;src:local(Arial);size-adjust:93%}';
    const styles = styleElements([`${own}${fallback}a{color:red}`]);
    expect(styles).toContain(
      `<style>${fallback}a{color:red}</style><style id="web-fonts" media="not all">${own}</style>`,
    );
    expect(styles).toContain(`<noscript><style>${own}</style></noscript>`);
    expect(styles.match(/<script>/g)).toHaveLength(1);
  });
});
