import { cache } from 'react';
import { type CssClass, globalRules, type Style, toClass } from './css.ts';
import { fontRules } from './fonts.ts';

/** What one page has written already: a rule that is used a hundred times is sent once. */
const written = cache(() => new Set<string>());

/** Writes the rules of classes into the page's head; React keeps one copy of each and adds what a later page brings. */
export function StyleRules({ of }: { of: CssClass[] }) {
  const fresh = of.filter(({ className }) => !written().has(className));
  for (const { className } of fresh) written().add(className);
  return fresh.map(({ className, rules }) => (
    <style key={className} href={className} precedence="styles">
      {rules}
    </style>
  ));
}

/** The theme itself with its fonts, first in the head. */
export function ThemeRules() {
  return (
    <style href="theme" precedence="base">
      {globalRules + fontRules}
    </style>
  );
}

/**
 * Classes for a part that runs in the browser: it gets their names as a plain property, so that Chakra need not run there.
 * `const { names, rules } = classesFor({ card: { p: '4' } })` → `names.card`, and `<StyleRules of={rules} />` beside it.
 */
export const classesFor = <Name extends string>(
  styles: Record<Name, Style>,
): { names: Record<Name, string>; rules: CssClass[] } => {
  const classes = Object.entries<Style>(styles).map(([name, style]) => [name, toClass(style)] as const);
  return {
    names: Object.fromEntries(classes.map(([name, { className }]) => [name, className])) as Record<Name, string>,
    rules: classes.map(([, made]) => made),
  };
};
