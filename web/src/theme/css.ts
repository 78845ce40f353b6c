import { serializeStyles } from '@emotion/serialize';
import { compile, serialize, stringify } from 'stylis';
import { system } from './system.ts';

/** Style object of Chakra with tokens, conditions (`_hover`, `_dark`) and responsive values. */
export type Style = Parameters<typeof system.css>[0];

/** A CSS class with its rules. */
export interface CssClass {
  className: string;
  rules: string;
}

const toCss = (text: string) => serialize(compile(text), stringify);
const knownClasses = new Map<string, CssClass>();

/**
 * Converts Chakra styles to a CSS class on the server. Pages without interaction then need neither Chakra nor Emotion in the browser
 * (docs/decisions/003-chakra-on-the-server.md).
 */
export const toClass = (...styles: Style[]): CssClass => {
  const { name, styles: text } = serializeStyles([system.css(...styles) as never]);
  const knownClass = knownClasses.get(name);
  if (knownClass) return knownClass;
  const newClass = { className: `s-${name}`, rules: toCss(`.s-${name}{${text}}`) };
  knownClasses.set(name, newClass);
  return newClass;
};

/** Reset, global rules and tokens (as custom properties) of the theme. A page contains them once, before all other rules. */
export const globalRules: string = system.layers.atRule + toCss(serializeStyles(system._global as never).styles);

/** Separates style properties from properties of the element. The style of `css` comes first, as in Chakra, so single style properties override it. */
export const splitStyle = <Props extends object>(props: Props): [Style[], Record<string, unknown>] => {
  const [styles, attributes] = system.splitCssProps(props as never) as unknown as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  const { css, ...rest } = styles;
  return [[...[css].flat().filter(Boolean), ...(Object.keys(rest).length > 0 ? [rest] : [])] as Style[], attributes];
};
