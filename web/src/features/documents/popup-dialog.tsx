'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { addressWith, popupOf } from './popup-address.ts';
import { pressedLink } from './pressed-link.ts';

type Part = 'dialog' | 'head' | 'close' | 'body' | 'loading' | 'foot' | 'page' | 'share' | 'said';

export interface PopupDialogProps {
  /** A lesson page's address up to the id. */
  addressStart: string;
  labels: Record<'dialog' | 'close' | 'loading' | 'page' | 'share' | 'copied' | 'failed', string>;
  icons: Record<'close' | 'page' | 'share', ReactNode>;
  classNames: Record<Part, string>;
  /** The link whose press had this fetched. */
  pressed?: HTMLAnchorElement;
}

interface Opened {
  id: string;
  title: string;
  /** The lesson page. */
  page: string;
  isReady: boolean;
}

const titleId = 'popup-title';

/** A lesson page's own summary, with the style rules that it needs. @throws Error when there is no such page. */
const readSummary = async (address: string): Promise<{ nodes: Node[]; title: string; page: string }> => {
  const answer = await fetch(address);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const summary = page.querySelector('[data-summary]');
  const heading = summary?.querySelector('h1');
  if (!answer.ok || !summary || !heading) throw new Error(`${address}: ${answer.status}`);
  // The list below keeps its own h1.
  const title = document.createElement('h2');
  title.id = titleId;
  title.className = heading.className;
  title.append(...heading.childNodes);
  heading.replaceWith(title);
  const styles = [...page.querySelectorAll('style[data-precedence="styles"]')].map((style) => {
    const own = document.createElement('style');
    own.textContent = style.textContent;
    return own;
  });
  return {
    nodes: [...styles, document.importNode(summary, true)],
    title: title.textContent ?? '',
    page: new URL(answer.url).pathname,
  };
};

const isOwnEntry = () => (window.history.state as { isPopup?: boolean } | null)?.isPopup === true;

/**
 * Opens a document over the list, in a native dialog. Its content is the summary of the lesson page itself, fetched when it is wanted: nothing is
 * sent twice, and where this does not run, or fails, the card's link leads to that page. The address follows (popup-address.ts), so that the popup
 * can be shared, reloaded and closed by Back.
 */
export function PopupDialog({ addressStart, labels, icons, classNames, pressed }: PopupDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [said, setSaid] = useState('');

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    let current: string | undefined;
    let opener: HTMLElement | null = null;

    const hide = () => {
      current = undefined;
      if (element.open) element.close();
    };

    const show = async (id: string, link: HTMLAnchorElement | null, isClicked: boolean) => {
      current = id;
      opener = link;
      const page = link?.getAttribute('href') ?? addressStart + id;
      body.current?.replaceChildren();
      setSaid('');
      setOpened({ id, title: link?.textContent ?? '', page, isReady: false });
      if (!element.open) element.showModal();
      try {
        const summary = await readSummary(page);
        if (current !== id) return;
        body.current?.replaceChildren(...summary.nodes);
        if (body.current) body.current.scrollTop = 0;
        setOpened({ id, title: summary.title, page: summary.page, isReady: true });
      } catch (error) {
        console.warn('popup not opened:', error instanceof Error ? error.message : error);
        if (current !== id) return;
        // The page itself says best what is wrong; an address that names nothing is simply put right.
        if (isClicked) window.location.assign(page);
        else {
          window.history.replaceState(null, '', addressWith(window.location, undefined));
          hide();
        }
      }
    };

    const follow = () => {
      const id = popupOf(window.location.search);
      if (id === current) return;
      if (id) void show(id, document.querySelector<HTMLAnchorElement>(`a[data-document="${id}"]`), false);
      else hide();
    };

    const open = (link: HTMLAnchorElement) => {
      const { document: id = '' } = link.dataset;
      window.history.pushState({ isPopup: true }, '', addressWith(window.location, id));
      void show(id, link, true);
    };
    const click = (event: MouseEvent) => {
      const link = pressedLink(event);
      if (!link) return;
      event.preventDefault();
      open(link);
    };

    /** Closed by its button, by Escape or by a click beside it: the address follows. */
    const closed = () => {
      current = undefined;
      opener?.focus({ preventScroll: true });
      body.current?.replaceChildren();
      setOpened(undefined);
      if (!popupOf(window.location.search)) return;
      if (isOwnEntry()) window.history.back();
      else window.history.replaceState(null, '', addressWith(window.location, undefined));
    };
    /** Escape closes what lies above first, such as the log-in that a heart asked for. */
    const cancel = (event: Event) => {
      if (element.querySelector('[role=dialog], [role=alertdialog]')) event.preventDefault();
    };
    const clickBeside = (event: MouseEvent) => {
      if (event.target === element) element.close();
    };

    // Capture: before the link's own handler, which leaves a prevented click alone.
    document.addEventListener('click', click, true);
    window.addEventListener('popstate', follow);
    element.addEventListener('close', closed);
    element.addEventListener('cancel', cancel);
    element.addEventListener('click', clickBeside);
    if (pressed && !popupOf(window.location.search)) open(pressed);
    else follow();
    return () => {
      document.removeEventListener('click', click, true);
      window.removeEventListener('popstate', follow);
      element.removeEventListener('close', closed);
      element.removeEventListener('cancel', cancel);
      element.removeEventListener('click', clickBeside);
    };
  }, [addressStart, pressed]);

  const share = async (title: string) => {
    const url = window.location.href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setSaid(labels.copied);
      }
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(labels.failed);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={classNames.dialog}
      {...(opened?.isReady ? { 'aria-labelledby': titleId } : { 'aria-label': labels.dialog })}
    >
      <div className={classNames.head}>
        <span aria-hidden="true">{labels.dialog}</span>
        <button
          type="button"
          className={classNames.close}
          aria-label={labels.close}
          onClick={() => dialog.current?.close()}
        >
          {icons.close}
        </button>
      </div>
      {opened?.isReady ? null : (
        <p role="status" className={classNames.loading}>
          {labels.loading}
        </p>
      )}
      <div ref={body} className={classNames.body} hidden={!opened?.isReady} />
      {opened?.isReady ? (
        <div className={classNames.foot}>
          <button type="button" className={classNames.share} onClick={() => void share(opened.title)}>
            {icons.share}
            {labels.share}
          </button>
          {/* Said here: what stands outside a modal dialog is neither seen nor heard. */}
          <span role="status" className={classNames.said}>
            {said}
          </span>
          <a href={opened.page} className={classNames.page}>
            {labels.page}
            {icons.page}
          </a>
        </div>
      ) : null}
    </dialog>
  );
}
