import { cache } from 'react';
import { type CssClass, globalRules, type Style, toClass } from './css.ts';
import { fontRules } from './fonts.ts';

/** Rules that this page already contains, so that a rule is sent only once. */
const writtenRules = cache(() => new Set<string>());

/** Writes rules of classes into the head of the page. React keeps one copy of each and adds those of later pages. */
export function StyleRules({ of }: { of: CssClass[] }) {
  const newRules = of.filter(({ className }) => !writtenRules().has(className));
  for (const { className } of newRules) writtenRules().add(className);
  return newRules.map(({ className, rules }) => (
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
 * Creates classes for a client component, which receives their names as a plain property and thus needs no Chakra.
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
