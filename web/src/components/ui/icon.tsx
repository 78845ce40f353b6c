import { cache } from 'react';
import { getIcon, type IconData } from '@/icons/get-icon';

interface IconProps {
  name: string;
  /** Size of the icon as a CSS length. The default is 1.25em. */
  size?: string;
  label?: string;
}

const toSvgAttributes = ({ width, height }: IconData, { size = '1.25em', label }: IconProps) => ({
  viewBox: `0 0 ${width} ${height}`,
  width: size,
  height: size,
  className: 'icon',
  ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }),
});

/** An icon by its Iconify name. The server inlines the icon, so that the browser needs no request and no script. An icon without a label is decorative. */
export async function Icon(props: IconProps) {
  const icon = await getIcon(props.name);
  return (
    <svg
      {...toSvgAttributes(icon, props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG comes from an icon package, or from get-icon's sanitiser
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  );
}

/** Ids of the icons that the rendered page already contains as a symbol. */
const getDrawnIconIds = cache(() => new Set<string>());

/**
 * An icon that many cards use. The page contains the drawing once, and every use references the drawing. The header must not use this component, because a
 * navigation keeps the header but removes the drawing together with the previous page.
 */
export async function RepeatedIcon(props: IconProps) {
  const icon = await getIcon(props.name);
  const id = `icon-${props.name.replace(':', '-')}`;
  const isFirstUse = !getDrawnIconIds().has(id);
  getDrawnIconIds().add(id);
  const useElement = `<use href="#${id}"/>`;
  const symbolElement = `<symbol id="${id}" viewBox="0 0 ${icon.width} ${icon.height}">${icon.body}</symbol>`;
  return (
    <svg
      {...toSvgAttributes(icon, props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG comes from the same sources, and the name matches get-icon's pattern
      dangerouslySetInnerHTML={{ __html: isFirstUse ? symbolElement + useElement : useElement }}
    />
  );
}
