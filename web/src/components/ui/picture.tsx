import type { Picture } from '@/cms/assets';
import { Box, type BoxProps } from '@/components/ui/box';
import { placeholderStyle, toPlaceholder } from './picture-placeholder.ts';

interface ContentPictureProps extends Omit<BoxProps, 'children'> {
  picture: Picture;
  /** The `sizes` attribute of the `<img>`, which describes the displayed width. */
  sizes: string;
  /** True for the first visible picture of the page. It loads with priority. */
  hasPriority?: boolean;
}

/**
 * A responsive picture. While the picture loads, the layout reserves its space and shows its blurred colours there. Style props apply to the `<img>`. The
 * picture must fill its box (`objectFit: 'cover'`), because the colours fill the whole box and would remain visible beside it.
 */
export function ContentPicture({ picture, sizes, hasPriority = false, ...style }: ContentPictureProps) {
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
        style={toPlaceholder(picture)}
        {...(hasPriority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </Box>
  );
}
