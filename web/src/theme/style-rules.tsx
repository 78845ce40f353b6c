import { cache } from 'react';
import { type CssClass, globalRules, type Style, toClass } from './css.ts';
import { fontRules } from './fonts.ts';

/** Names of the classes whose rules the page already contains. Each rule is sent only once. */
const getWrittenClassNames = cache(() => new Set<string>());

/** Writes the rules of classes into the head of the page. React keeps one copy of each rule, and adds the rules of later pages. */
export function StyleRules({ of }: { of: CssClass[] }) {
  const newRules = of.filter(({ className }) => !getWrittenClassNames().has(className));
  for (const { className } of newRules) getWrittenClassNames().add(className);
  return newRules.map(({ className, rules }) => (
    <style key={className} href={className} precedence="styles">
      {rules}
    </style>
  ));
}

/** Rules of the theme and its fonts. They precede the rules of all classes in the head. */
export function ThemeRules() {
  return (
    <style href="theme" precedence="base">
      {globalRules + fontRules}
    </style>
  );
}

/**
 * Creates classes for a client component. The component receives their names as a plain property and thus needs no Chakra. Use `names.card` of `const {
 * names, rules } = classesFor({ card: { p: '4' } })`, and render `<StyleRules of={rules} />` beside the component.
 */
export const classesFor = <Name extends string>(
  styles: Record<Name, Style>,
): { names: Record<Name, string>; rules: CssClass[] } => {
  const classes = Object.entries<Style>(styles).map(([name, style]) => [name, toClass(style)] as const);
  return {
    names: Object.fromEntries(classes.map(([name, { className }]) => [name, className])) as Record<Name, string>,
    rules: classes.map(([, cssClass]) => cssClass),
  };
};
