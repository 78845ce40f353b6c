import type { ReactNode } from 'react';
import type { ReaderClasses } from './reader-styles.ts';
import type { ReaderModel } from './use-reader.ts';

export interface PanelProps {
  r: ReaderModel;
  c: ReaderClasses;
  onClose: () => void;
}

/** A named group of settings. */
export function Group({ c, title, children }: { c: Pick<ReaderClasses, 'group'>; title: string; children: ReactNode }) {
  return (
    <fieldset className={c.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
