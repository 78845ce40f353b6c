import type { Picture } from '@/cms/assets';
import { Box, type BoxProps } from '@/components/ui/box';

interface ContentPictureProps extends Omit<BoxProps, 'children'> {
  picture: Picture;
  /** The `sizes` attribute of the `<img>`, which describes the displayed width. */
  sizes: string;
  /** True for the first visible picture of the page. It loads with priority. */
  isFirst?: boolean;
}

/** A responsive picture. The layout reserves space for it while it loads. Style props apply to the `<img>`. */
export function ContentPicture({ picture, sizes, isFirst = false, ...style }: ContentPictureProps) {
  return (
    <Box asChild width="full" height="auto" objectFit="cover" bg="bg.sunken" {...style}>
      {/* biome-ignore lint/performance/noImgElement: Directus already resizes pictures; Next's optimiser would repeat the work */}
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
