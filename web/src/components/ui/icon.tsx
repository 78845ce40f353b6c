import { cache } from 'react';
import { getIcon, type IconData } from '@/icons/get-icon';

interface IconProps {
  name: string;
  /** Any CSS length; 1.25em by default. */
  size?: string;
  label?: string;
}

const frame = ({ width, height }: IconData, { size = '1.25em', label }: IconProps) => ({
  viewBox: `0 0 ${width} ${height}`,
  width: size,
  height: size,
  className: 'icon',
  ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }),
});

/** An icon by its Iconify name, inlined by the server: no request, no script. Decorative unless it has a label. */
export async function Icon(props: IconProps) {
  const icon = await getIcon(props.name);
  return (
    <svg
      {...frame(icon, props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of the icon packages; names of others pass get-icon's sanitiser
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  );
}

/** Symbols that this page already contains. */
const drawn = cache(() => new Set<string>());

/**
 * An icon that is used on many cards: drawn once per page, then referenced. Only for page content: the header outlives a navigation and would lose a
 * drawing of the previous page.
 */
export async function RepeatedIcon(props: IconProps) {
  const icon = await getIcon(props.name);
  const id = `icon-${props.name.replace(':', '-')}`;
  const isFirst = !drawn().has(id);
  drawn().add(id);
  const use = `<use href="#${id}"/>`;
  const symbol = `<symbol id="${id}" viewBox="0 0 ${icon.width} ${icon.height}">${icon.body}</symbol>`;
  return (
    <svg
      {...frame(icon, props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: as above; the name has passed get-icon's pattern or is one of ours
      dangerouslySetInnerHTML={{ __html: isFirst ? symbol + use : use }}
    />
  );
}
