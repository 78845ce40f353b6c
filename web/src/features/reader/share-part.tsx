import { useState } from 'react';
import { renderSVG } from 'uqr';
import type { ReaderClasses } from './reader-styles.ts';
import { settingsLink } from './stored-settings.ts';
import type { ReaderModel } from './use-reader.ts';

/** Link and QR code that open the page with these settings on another device. */
export function SharePart({ r, c }: { r: ReaderModel; c: ReaderClasses }) {
  const { t } = r;
  const [announcement, setAnnouncement] = useState('');
  const address = settingsLink(r.settings);
  const copyAddress = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setAnnouncement(t('share.copied'));
    } catch (error) {
      console.info('not copied:', error instanceof Error ? error.name : error);
      setAnnouncement(t('share.failed'));
    }
  };
  const image = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`;
  return (
    <>
      <p className={c.hint}>{t('share.text')}</p>
      {/* biome-ignore lint/performance/noImgElement: drawn here, never fetched */}
      <img className={c.qr} src={image} alt={t('share.qr')} width={224} height={224} />
      <input
        className={c.field}
        readOnly
        value={address}
        aria-label={t('share.address')}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className={c.outline} onClick={() => void copyAddress()}>
        {t('share.copy')}
      </button>
      <p role="status">{announcement}</p>
    </>
  );
}
