import { Box } from '@/components/ui/box';
import { type MarkedText, piecesOf } from './found-pieces.ts';

/** A text with its matches marked. */
export function FoundText({ of }: { of: MarkedText }) {
  return piecesOf(of).map(({ text, isMatch, at }) =>
    isMatch ? (
      <Box as="mark" key={at} bg="bg.accent" color="fg.onAccent" borderRadius="0.2em" px="0.1em" mx="-0.1em">
        {text}
      </Box>
    ) : (
      text
    ),
  );
}
