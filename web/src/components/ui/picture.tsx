import { colorsUrl } from '@hat-nang/model/picture-colors';
import type { CSSProperties } from 'react';
import type { Picture } from '@/cms/assets';
import { Box, type BoxProps } from '@/components/ui/box';

interface ContentPictureProps extends Omit<BoxProps, 'children'> {
  picture: Picture;
  /** The `sizes` attribute of the `<img>`, which describes the displayed width. */
  sizes: string;
  /** True for the first visible picture of the page. It loads with priority. */
  isFirst?: boolean;
}

/** The blurred colours fill the place of the picture. Where colours are forced, and on paper, nothing does. */
const placeholderStyle = {
  bgImage: 'var(--blurred-colors)',
  bgSize: '100% 100%',
  _highContrast: { bgImage: 'none' },
  _print: { bgImage: 'none' },
} as const;

/**
 * A responsive picture. The layout reserves space for it while it loads, and its own blurred colours are shown there. Style props apply to the `<img>`. It
 * must fill its box (`objectFit: 'cover'`), because the colours fill the box too.
 */
export function ContentPicture({ picture, sizes, isFirst = false, ...style }: ContentPictureProps) {
  const colors = colorsUrl(picture.blurredColors);
  return (
    <Box asChild width="full" height="auto" objectFit="cover" bg="bg.sunken" {...placeholderStyle} {...style}>
      {/* biome-ignore lint/performance/noImgElement: Directus already resizes pictures; Next's optimiser would repeat the work */}
      <img
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        decoding="async"
        style={colors ? ({ '--blurred-colors': `url(${colors})` } as CSSProperties) : undefined}
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </Box>
  );
}
