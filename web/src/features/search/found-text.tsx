import { Box } from '@/components/ui/box';
import { type MarkedText, splitAtMatches } from './split-at-matches.ts';

/** A text with marked matches. */
export function FoundText({ text: markedText }: { text: MarkedText }) {
  return splitAtMatches(markedText).map(({ text, isMatch, start }) =>
    isMatch ? (
      <Box as="mark" key={start} bg="bg.accent" color="fg.onAccent" borderRadius="0.2em" px="0.1em" mx="-0.1em">
        {text}
      </Box>
    ) : (
      text
    ),
  );
}
