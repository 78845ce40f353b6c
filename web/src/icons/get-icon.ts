import { createRequire } from 'node:module';

export interface IconData {
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
const sets = new Map<string, IconSet>();
const bundled: Record<string, () => IconSet> = {
  ph: () => require('@iconify-json/ph/icons.json') as IconSet,
  lucide: () => require('@iconify-json/lucide/icons.json') as IconSet,
};

/** Shown when a name is unknown everywhere: a plain dot, so that a menu never breaks for a typing mistake. */
export const neutralIcon: IconData = { body: '<circle cx="12" cy="12" r="4" fill="currentColor"/>', width: 24, height: 24 };

/** An icon by its Iconify name (`ph:book-open`) out of the packages that the site brings along. */
export const bundledIcon = (name: string): IconData | undefined => {
  const [prefix = '', icon = ''] = name.split(':');
  const load = bundled[prefix];
  if (!load) return undefined;
  const set = sets.get(prefix) ?? load();
  sets.set(prefix, set);
  const found = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent ?? ''];
  if (!found) return undefined;
  return { body: found.body, width: found.width ?? set.width ?? 24, height: found.height ?? set.height ?? 24 };
};

/** An icon by its Iconify name; the neutral one when nobody knows it. */
export const getIcon = async (name: string): Promise<IconData> => bundledIcon(name) ?? neutralIcon;
