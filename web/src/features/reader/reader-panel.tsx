import { lazy, Suspense, useEffect, useRef } from 'react';
import { Glyph } from './glyph.tsx';
import type { PanelProps } from './panel-parts.tsx';

export type PanelName = 'contents' | 'display' | 'options';

// The code of a panel loads when the panel first opens.
const panels = {
  contents: lazy(async () => ({ default: (await import('./contents-panel.tsx')).ContentsPanel })),
  display: lazy(async () => ({ default: (await import('./display-panel.tsx')).DisplayPanel })),
  options: lazy(async () => ({ default: (await import('./options-panel.tsx')).OptionsPanel })),
};

/** A panel above the book in a native dialog. After the panel has closed, the focus returns to the element that had the focus before. */
export function ReaderPanel({ name, ...props }: PanelProps & { name: PanelName }) {
  const { r, c, onClose } = props;
  const { t, book } = r;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  const titles: Record<PanelName, string> = {
    contents: t(book.type === 'study_document' ? 'contents' : 'thumbnails'),
    display: t('settings.title'),
    options: t('options.title'),
  };
  const Panel = panels[name];
  return (
    <dialog
      ref={dialog}
      className={c.panel}
      aria-labelledby="reader-panel-title"
      onClose={onClose}
      // The second click of a double click on the opener must not close the panel.
      onClick={(event) => event.target === dialog.current && event.detail < 2 && dialog.current.close()}
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <div className={c.panelHead}>
        <h2 id="reader-panel-title">{titles[name]}</h2>
        <button type="button" className={c.control} aria-label={t('close')} onClick={() => dialog.current?.close()}>
          <Glyph name="x-bold" />
        </button>
      </div>
      <div className={c.panelBody}>
        <Suspense fallback={null}>
          <Panel {...props} />
        </Suspense>
      </div>
    </dialog>
  );
}
