import { describe, expect, it } from 'vitest';
import { globalRules, splitStyle, toClass } from './css.ts';

describe("Chakra's styles on the server", () => {
  it('become a class with rules from the tokens', () => {
    const { className, rules } = toClass({ p: '4', color: 'fg', _hover: { color: 'fg.link' } });
    expect(className).toMatch(/^s-/);
    expect(rules).toContain(`.${className}{`);
    expect(rules).toContain('padding:var(--c-spacing-4)');
    expect(rules).toContain('color:var(--c-colors-fg)');
    expect(rules).toMatch(new RegExp(`\\.${className}:is\\(:hover`));
  });
  it('are responsive by the theme’s breakpoints', () => {
    expect(toClass({ display: { base: 'none', lg: 'flex' } }).rules).toMatch(
      /@media screen and \(min-width: ?64rem\)\{[^}]*display:flex/,
    );
  });
  it('are the same class for the same style', () => {
    expect(toClass({ p: '4' }).className).toBe(toClass({ p: '4' }).className);
    expect(toClass({ p: '4' }).className).not.toBe(toClass({ p: '5' }).className);
  });
  it('are separated from the properties of the element', () => {
    const [styles, attributes] = splitStyle({
      p: '4',
      css: { '& a': { color: 'red' } },
      id: 'x',
      'aria-label': 'y',
      href: '/z',
    });
    expect(styles).toEqual([{ '& a': { color: 'red' } }, { p: '4' }]);
    expect(attributes).toEqual({ id: 'x', 'aria-label': 'y', href: '/z' });
  });
  it('use the theme’s own reset, rules and tokens', () => {
    expect(globalRules).toContain('@layer reset');
    expect(globalRules).toContain('--c-colors-fg:');
    expect(globalRules).toContain('prefers-reduced-motion');
  });
});
