import { createRequire } from 'node:module';
import { fetchIcon } from './remote-icons.ts';

export interface IconData {
  /** Content of the svg element. */
  body: string;
  width: number;
  height: number;
}

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}

const require = createRequire(import.meta.url);
const loadedSets = new Map<string, IconSet>();
const bundledSets: Record<string, () => IconSet> = {
  ph: () => require('@iconify-json/ph/icons.json') as IconSet,
  lucide: () => require('@iconify-json/lucide/icons.json') as IconSet,
};

const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/;

/** Icon that replaces an unknown icon: a plain dot, so that a misspelled name never breaks a menu. */
export const neutralIcon: IconData = {
  body: '<circle cx="12" cy="12" r="4" fill="currentColor"/>',
  width: 24,
  height: 24,
};

const readBundledIcon = (prefix: string, icon: string): IconData | undefined => {
  const loadSet = Object.hasOwn(bundledSets, prefix) ? bundledSets[prefix] : undefined;
  if (!loadSet) return undefined;
  const iconSet = loadedSets.get(prefix) ?? loadSet();
  loadedSets.set(prefix, iconSet);
  const { icons, aliases = {} } = iconSet;
  const name = Object.hasOwn(aliases, icon) ? (aliases[icon]?.parent ?? '') : icon;
  const iconData = Object.hasOwn(icons, name) ? icons[name] : undefined;
  return (
    iconData && {
      body: iconData.body,
      width: iconData.width ?? iconSet.width ?? 24,
      height: iconData.height ?? iconSet.height ?? 24,
    }
  );
};

/** Splits an Iconify name. Undefined for a text that is no such name. */
const splitName = (name: string): [prefix: string, icon: string] | undefined => {
  const [prefix = '', icon = ''] = name.split(':');
  return namePattern.test(name) ? [prefix, icon] : undefined;
};

/** Returns an icon of the installed packages by its Iconify name. Sends no request, so visitors may choose the name. */
export const findBundledIcon = (name: string): IconData | undefined => {
  const parts = splitName(name);
  return parts && readBundledIcon(...parts);
};

/**
 * Returns an icon by its Iconify name (`ph:book-open`): from the installed packages, otherwise from the hosts of `fetchIcon`. This server sends the request,
 * never a visitor's browser. Undefined if the name is invalid, the icon is unknown or no host answers.
 */
export const findIcon = async (name: string): Promise<IconData | undefined> => {
  const parts = splitName(name);
  return parts && (readBundledIcon(...parts) ?? (await fetchIcon(...parts)));
};

/** Returns an icon like `findIcon`, but the neutral icon instead of undefined. */
export const getIcon = async (name: string): Promise<IconData> => (await findIcon(name)) ?? neutralIcon;
