import { type CSSProperties, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { renderSVG } from 'uqr';
import { useDoublePress } from '@/components/dialog/use-double-press';

export interface ShareMenuLabels {
  title: string;
  zalo: string;
  facebook: string;
  email: string;
  copy: string;
  copied: string;
  failed: string;
  qr: string;
  qrAlt: string;
  newTab: string;
  close: string;
}

interface ShareMenuProps {
  url: string;
  title: string;
  labels: ShareMenuLabels;
  /** Button that gets the focus when the menu closes. */
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

// Inline styles are used, because the style classes of the server exist only for elements that the server renders.
const styles = {
  dialog: {
    width: 'min(26rem, calc(100vw - 2rem))',
    maxHeight: 'calc(100dvh - 2rem)',
    margin: 'auto',
    padding: '1.25rem',
    overflowY: 'auto',
    borderRadius: '1.25rem',
    border: '1px solid var(--c-colors-border)',
    background: 'var(--c-colors-bg-surface)',
    color: 'var(--c-colors-fg)',
    boxShadow: '0 0 0 100vmax rgb(8 22 50 / 0.5)',
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '1rem' },
  title: { fontSize: '1.375rem' },
  close: { width: '2.75rem', height: '2.75rem', fontSize: '1.5rem', lineHeight: 1, cursor: 'pointer' },
  list: { listStyle: 'none', margin: '0.5rem 0 0', padding: 0 },
  action: {
    display: 'flex',
    alignItems: 'center',
    gap: '0.75rem',
    width: '100%',
    minHeight: '3rem',
    padding: '0.25rem 0.5rem',
    fontWeight: 700,
    color: 'var(--c-colors-fg)',
    textAlign: 'start',
    cursor: 'pointer',
  },
  icon: {
    flexShrink: 0,
    width: '1.5rem',
    height: '1.5rem',
    background: 'currentColor',
    forcedColorAdjust: 'none',
    maskSize: 'contain',
  },
  code: { display: 'block', width: '14rem', maxWidth: '100%', height: 'auto', margin: '0.75rem auto' },
  address: { fontSize: '0.9375rem', color: 'var(--c-colors-fg-muted)', overflowWrap: 'anywhere', textAlign: 'center' },
  newTab: { fontWeight: 400, fontSize: '0.9375rem', color: 'var(--c-colors-fg-muted)' },
  announcement: { fontWeight: 700 },
} satisfies Record<string, CSSProperties>;

function MaskIcon({ name }: { name: string }) {
  return <span aria-hidden="true" style={{ ...styles.icon, maskImage: `url(/icons/ph/${name}.svg)` }} />;
}

/** Returns the addresses that share a page by Zalo, Facebook and e-mail. The page loads nothing from these services. */
const buildShareLinks = (url: string, title: string) => ({
  zalo: `https://zalo.me/share?url=${encodeURIComponent(url)}`,
  facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  email: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`,
});

/** The share menu, for devices without a share sheet or after a failure of the share sheet. The QR code is generated in the browser. */
export function ShareMenu({ url, title, labels, opener, onClose }: ShareMenuProps) {
  useDoublePress();
  const dialogElement = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  const [hasCode, setHasCode] = useState(false);
  useEffect(() => {
    const button = opener.current;
    dialogElement.current?.showModal();
    return () => button?.focus();
  }, [opener]);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setAnnouncement(labels.copied),
      (error: unknown) => {
        console.info('not copied:', error instanceof Error ? error.name : error);
        setAnnouncement(labels.failed);
      },
    );
  const shareLinks = buildShareLinks(url, title);
  const newTabProps = { target: '_blank', rel: 'noopener noreferrer', style: styles.action } as const;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key already closes a dialog; a click beside it is the pointer's equivalent
    <dialog
      ref={dialogElement}
      aria-labelledby={id}
      style={styles.dialog}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <div style={styles.head}>
        <h2 id={id} style={styles.title}>
          {labels.title}
        </h2>
        <button
          type="button"
          aria-label={labels.close}
          style={styles.close}
          onClick={() => dialogElement.current?.close()}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <ul style={styles.list}>
        <li>
          <a href={shareLinks.zalo} {...newTabProps}>
            <MaskIcon name="chat-circle-dots-bold" />
            <span>
              {labels.zalo} <span style={styles.newTab}>{labels.newTab}</span>
            </span>
          </a>
        </li>
        <li>
          <a href={shareLinks.facebook} {...newTabProps}>
            <MaskIcon name="facebook-logo-bold" />
            <span>
              {labels.facebook} <span style={styles.newTab}>{labels.newTab}</span>
            </span>
          </a>
        </li>
        <li>
          <a href={shareLinks.email} style={styles.action}>
            <MaskIcon name="envelope-simple-bold" />
            {labels.email}
          </a>
        </li>
        <li>
          <button type="button" style={styles.action} onClick={() => void copy()}>
            <MaskIcon name="link-bold" />
            {labels.copy}
          </button>
        </li>
        <li>
          <button type="button" style={styles.action} aria-expanded={hasCode} onClick={() => setHasCode(!hasCode)}>
            <MaskIcon name="qr-code-bold" />
            {labels.qr}
          </button>
        </li>
      </ul>
      {hasCode ? (
        <>
          {/* biome-ignore lint/performance/noImgElement: a data URL that is generated here */}
          <img
            src={`data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 2 }))}`}
            alt={labels.qrAlt}
            width={224}
            height={224}
            style={styles.code}
          />
          <p style={styles.address}>{url}</p>
        </>
      ) : null}
      <p role="status" style={styles.announcement}>
        {announcement}
      </p>
    </dialog>
  );
}
