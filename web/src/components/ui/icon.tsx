import { getIcon } from '@/icons/get-icon';

/**
 * An icon by its Iconify name, drawn into the page by the server: no request, no script. Decorative unless it has a label.
 * @param size any CSS length, 1.25em unless told.
 */
export async function Icon({ name, size = '1.25em', label }: { name: string; size?: string; label?: string }) {
  const { body, width, height } = await getIcon(name);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={size}
      height={size}
      style={{ flexShrink: 0, display: 'inline-block', verticalAlign: '-0.2em' }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of the icon packages; names of others pass get-icon's sanitiser
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
