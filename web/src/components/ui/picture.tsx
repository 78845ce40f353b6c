import type { Picture } from '@/cms/assets';
import { Box, type BoxProps } from '@/components/ui/box';

interface ContentPictureProps extends Omit<BoxProps, 'children'> {
  picture: Picture;
  /** The `sizes` attribute: the width at which it is shown. */
  sizes: string;
  /** The first picture that is visible on load. */
  isFirst?: boolean;
}

/** A picture in the right size; its space is reserved while it loads. Style props apply to the `<img>`. */
export function ContentPicture({ picture, sizes, isFirst = false, ...style }: ContentPictureProps) {
  return (
    <Box asChild width="full" height="auto" objectFit="cover" bg="bg.sunken" {...style}>
      {/* biome-ignore lint/performance/noImgElement: Directus makes the sizes; Next's optimiser would do the work twice */}
      <img
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </Box>
  );
}
