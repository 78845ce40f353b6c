import { Fragment, type ReactNode } from 'react';

/** `Sent to <1>an@example.com</1>.` with its marked part strong, and kept as it was typed: an address is never translated. */
export const emphasise = (text: string): ReactNode =>
  text.split(/<1>(.*?)<\/1>/g).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never move
      <strong key={index} translate="no" style={{ overflowWrap: 'anywhere', color: 'var(--c-colors-fg)' }}>
        {part}
      </strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{part}</Fragment>
    ),
  );
