import type { Lang } from '@hat-nang/model/languages';
import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { ContentPicture } from '@/components/ui/picture';
import { getT } from '@/i18n/server';
import type { EventMap } from './events.ts';

/** The pin has a white outline, because an editor's map may have any colour. */
const pinStyle = { '& path': { stroke: 'white', strokeWidth: '14', paintOrder: 'stroke' } } as const;

/**
 * The map of an event with a pin on the place, and the directions in words. The map is a picture of our own host, so no other site learns who looks at it.
 * @param place name or address of the place
 */
export function EventMapView({ lang, map, place }: { lang: Lang; map: EventMap; place: string }) {
  const { picture, pin, note } = map;
  const alt = getT(lang)('events:mapAlt', { place });
  return (
    <Box as="figure" mt="2">
      <Box position="relative" borderWidth="1px" borderColor="border" borderRadius="md" overflow="hidden">
        <ContentPicture
          picture={{ ...picture, alt }}
          sizes="(min-width: 64rem) 18rem, calc(100vw - 6rem)"
          display="block"
        />
        {pin ? (
          <Box
            as="span"
            data-pin=""
            style={pin}
            position="absolute"
            display="flex"
            // The tip of the pin is at the bottom of the icon's drawing, above its lower edge.
            transform="translate(-50%, -94%)"
            color="error.600"
            css={pinStyle}
          >
            <Icon name="ph:map-pin-fill" size="2.75rem" />
          </Box>
        ) : null}
      </Box>
      {note ? (
        <Box as="figcaption" mt="2" fontSize="sm">
          {note}
        </Box>
      ) : null}
    </Box>
  );
}
