'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDoublePress } from '@/components/dialog/use-double-press';
import { buildPopupAddress, parsePopupId } from './popup-address.ts';
import { findPressedLink } from './pressed-link.ts';

type PopupPart = 'dialog' | 'head' | 'close' | 'body' | 'loading' | 'foot' | 'page' | 'share' | 'announcement';

export interface PopupDialogProps {
  /** Address of a lesson page without the id at its end. */
  addressStart: string;
  labels: Record<'dialog' | 'close' | 'loading' | 'page' | 'share' | 'copied' | 'failed', string>;
  icons: Record<'close' | 'page' | 'share', ReactNode>;
  classNames: Record<PopupPart, string>;
  /** Link whose click caused this module to load. */
  pressed?: HTMLAnchorElement;
}

interface OpenedPopup {
  id: string;
  title: string;
  /** Address of the lesson page. */
  page: string;
  isReady: boolean;
}

const titleId = 'popup-title';

/**
 * Fetches a lesson page. Returns its style rules and its summary as nodes, the title, and the path of the page.
 * @throws Error when the page does not exist or cannot be read
 */
const readSummary = async (address: string): Promise<{ nodes: Node[]; title: string; page: string }> => {
  const response = await fetch(address);
  const lessonDocument = new DOMParser().parseFromString(await response.text(), 'text/html');
  const summary = lessonDocument.querySelector('[data-summary]');
  const heading = summary?.querySelector('h1');
  if (!response.ok || !summary || !heading) throw new Error(`${address}: ${response.status}`);
  // The title becomes an h2, because the list page already has an h1.
  const title = document.createElement('h2');
  title.id = titleId;
  title.className = heading.className;
  title.append(...heading.childNodes);
  heading.replaceWith(title);
  const styles = [...lessonDocument.querySelectorAll('style[data-precedence="styles"]')].map((style) => {
    const copiedStyle = document.createElement('style');
    copiedStyle.textContent = style.textContent;
    return copiedStyle;
  });
  return {
    nodes: [...styles, document.importNode(summary, true)],
    title: title.textContent ?? '',
    page: new URL(response.url).pathname,
  };
};

const isPopupEntry = () => (window.history.state as { isPopup?: boolean } | null)?.isPopup === true;

/**
 * Shows a document above a list in a native dialog. The summary comes from the lesson page. If a clicked card cannot be shown, the lesson page opens instead.
 * The address contains the document (popup-address.ts), so the popup can be shared and reloaded.
 */
export function PopupDialog({ addressStart, labels, icons, classNames, pressed }: PopupDialogProps) {
  useDoublePress();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [openedPopup, setOpened] = useState<OpenedPopup>();
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    let currentId: string | undefined;
    let opener: HTMLElement | null = null;

    const hidePopup = () => {
      currentId = undefined;
      if (element.open) element.close();
    };

    const showPopup = async (id: string, link: HTMLAnchorElement | null, isClicked: boolean) => {
      currentId = id;
      opener = link;
      const pageUrl = link?.getAttribute('href') ?? addressStart + id;
      body.current?.replaceChildren();
      setAnnouncement('');
      setOpened({ id, title: link?.textContent ?? '', page: pageUrl, isReady: false });
      if (!element.open) element.showModal();
      try {
        const summary = await readSummary(pageUrl);
        if (currentId !== id) return;
        body.current?.replaceChildren(...summary.nodes);
        if (body.current) body.current.scrollTop = 0;
        setOpened({ id, title: summary.title, page: summary.page, isReady: true });
      } catch (error) {
        console.warn('popup not opened:', error instanceof Error ? error.message : error);
        if (currentId !== id) return;
        // After a click, the lesson page opens and explains the problem. Without a click, the popup closes, and its parameter is removed from the address.
        if (isClicked) window.location.assign(pageUrl);
        else {
          window.history.replaceState(null, '', buildPopupAddress(window.location, undefined));
          hidePopup();
        }
      }
    };

    const followAddress = () => {
      const id = parsePopupId(window.location.search);
      if (id === currentId) return;
      if (id) void showPopup(id, document.querySelector<HTMLAnchorElement>(`a[data-document="${id}"]`), false);
      else hidePopup();
    };

    const openPopup = (link: HTMLAnchorElement) => {
      const { document: id = '' } = link.dataset;
      window.history.pushState({ isPopup: true }, '', buildPopupAddress(window.location, id));
      void showPopup(id, link, true);
    };
    const onClick = (event: MouseEvent) => {
      const link = findPressedLink(event);
      if (!link) return;
      event.preventDefault();
      openPopup(link);
    };

    /**
     * Runs after every close. The close button, Escape and a click outside do not change the address, so this function removes the document from the address.
     */
    const onClosed = () => {
      currentId = undefined;
      opener?.focus({ preventScroll: true });
      body.current?.replaceChildren();
      setOpened(undefined);
      if (!parsePopupId(window.location.search)) return;
      if (isPopupEntry()) window.history.back();
      else window.history.replaceState(null, '', buildPopupAddress(window.location, undefined));
    };
    /**
     * Cancels Escape while another dialog is open inside the popup, such as the login dialog that a heart button opened. Escape must close that dialog first.
     */
    const onCancel = (event: Event) => {
      if (element.querySelector('[role=dialog], [role=alertdialog]')) event.preventDefault();
    };
    const onBackdropClick = (event: MouseEvent) => {
      if (event.target === element) element.close();
    };

    // Uses the capture phase to run before the link's own click handler, which ignores a click with `defaultPrevented`.
    document.addEventListener('click', onClick, true);
    window.addEventListener('popstate', followAddress);
    element.addEventListener('close', onClosed);
    element.addEventListener('cancel', onCancel);
    element.addEventListener('click', onBackdropClick);
    if (pressed && !parsePopupId(window.location.search)) openPopup(pressed);
    else followAddress();
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', followAddress);
      element.removeEventListener('close', onClosed);
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('click', onBackdropClick);
    };
  }, [addressStart, pressed]);

  const share = async (title: string) => {
    const url = window.location.href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setAnnouncement(labels.copied);
      }
    } catch (error) {
      // An AbortError means that the visitor closed the share dialog of the device, which is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setAnnouncement(labels.failed);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={classNames.dialog}
      {...(openedPopup?.isReady ? { 'aria-labelledby': titleId } : { 'aria-label': labels.dialog })}
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
      {openedPopup?.isReady ? null : (
        <p role="status" className={classNames.loading}>
          {labels.loading}
        </p>
      )}
      <div ref={body} className={classNames.body} hidden={!openedPopup?.isReady} />
      {openedPopup?.isReady ? (
        <div className={classNames.foot}>
          <button type="button" className={classNames.share} onClick={() => void share(openedPopup.title)}>
            {icons.share}
            {labels.share}
          </button>
          {/* The live region is inside the dialog, because screen readers ignore elements outside a modal dialog. */}
          <span role="status" className={classNames.announcement}>
            {announcement}
          </span>
          <a href={openedPopup.page} className={classNames.page}>
            {labels.page}
            {icons.page}
          </a>
        </div>
      ) : null}
    </dialog>
  );
}
