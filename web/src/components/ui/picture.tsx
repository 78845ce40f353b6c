import type { Picture } from '@/cms/assets';
import { Box, type BoxProps } from '@/components/ui/box';

interface ContentPictureProps extends Omit<BoxProps, 'children'> {
  picture: Picture;
  /** The `sizes` attribute: how wide it is shown. */
  sizes: string;
  /** The one picture that a visitor sees first on the page. */
  isFirst?: boolean;
}

/** A picture of the library in the right size; its space is reserved while it loads. Style props lay out the image itself. */
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
