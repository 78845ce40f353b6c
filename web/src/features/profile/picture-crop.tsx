'use client';

import { chakra } from '@chakra-ui/react';
import { type HTMLAttributes, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '@/components/form/submit-button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useLang } from '@/i18n/client';

export interface PictureCropProps {
  /** Object URL of the file that the user chose. */
  source: string;
  /** Saves the cropped picture. Resolves to true if it was saved. */
  onCropped: (picture: Blob) => Promise<boolean>;
  onCancel: () => void;
  /** Called if the browser cannot decode or crop the file, for example because of a wrong file name extension. */
  onUnreadable: () => void;
}

/** Width and height of the cropped picture in pixels. */
const sideLength = 512;
const zoomRange = { min: 1, max: 4, step: 0.1 };
/** Change of the zoom by the keys + and −. The keys = and _ are on the same key caps. */
const zoomByKey: Readonly<Record<string, number>> = { '+': 0.2, '=': 0.2, '-': -0.2, _: -0.2 };

/** Cuts the selected square out of the picture. Returns a JPEG picture of `sideLength` × `sideLength` pixels. */
const cropPicture = async (source: string, { x, y, width, height }: Area): Promise<Blob> => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = sideLength;
  canvas.height = sideLength;
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, sideLength, sideLength);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture made'))), 'image/jpeg', 0.9);
  });
};

/**
 * Control that selects a square part of a picture by dragging, by the arrow keys, by + and −, or by a zoom slider, and saves this part. The picture gets the
 * focus when it is shown. Screen readers announce zoom and position after each change.
 */
export function PictureCrop({ source, onCropped, onCancel, onUnreadable }: PictureCropProps) {
  const { t } = useTranslation('profile');
  const lang = useLang();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(zoomRange.min);
  const [area, setArea] = useState<Area>();
  const [isSending, setIsSending] = useState(false);
  /** Centre of the selected part in percent of the picture. Undefined before the first change. */
  const [center, setCenter] = useState<{ x: number; y: number }>();
  const hasChanged = useRef(false);
  const stage = useRef<RefObject<HTMLElement>>(undefined);
  const isShown = area !== undefined;
  useEffect(() => {
    if (isShown) stage.current?.current?.focus();
  }, [isShown]);
  const changeZoom = (nextZoom: number) => {
    hasChanged.current = true;
    setZoom(Math.min(zoomRange.max, Math.max(zoomRange.min, nextZoom)));
  };
  const zoomOnKey = (event: KeyboardEvent) => {
    const change = zoomByKey[event.key];
    if (change === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    changeZoom(zoom + change);
  };
  const numbers = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  return (
    <chakra.div role="group" aria-label={t('picture.crop')} mt="5" display="flex" flexDirection="column" gap="4">
      <chakra.p id="crop-help">{t('picture.cropHelp')}</chakra.p>
      <chakra.div
        position="relative"
        height="18rem"
        borderRadius="md"
        overflow="hidden"
        bg="night.900"
        onKeyDown={zoomOnKey}
        css={{ '& [data-crop-stage]:focus-visible': { outline: '4px solid white', outlineOffset: '-6px' } }}
      >
        <Cropper
          image={source}
          crop={crop}
          zoom={zoom}
          minZoom={zoomRange.min}
          maxZoom={zoomRange.max}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={10}
          onCropChange={setCrop}
          onZoomChange={changeZoom}
          onInteractionStart={() => {
            hasChanged.current = true;
          }}
          onCropComplete={({ x, y, width, height }, croppedPixels) => {
            setArea(croppedPixels);
            if (hasChanged.current) setCenter({ x: x + width / 2, y: y + height / 2 });
          }}
          setCropperRef={(ref) => {
            stage.current = ref;
          }}
          mediaProps={{ onError: onUnreadable, alt: '' }}
          cropperProps={
            {
              'aria-label': t('picture.crop'),
              'aria-describedby': 'crop-help',
              // In other roles, screen readers keep the arrow keys for themselves.
              role: 'application',
              'data-crop-stage': '',
            } as HTMLAttributes<HTMLDivElement>
          }
        />
      </chakra.div>
      <span role="status">
        {center ? (
          <VisuallyHidden>
            {t('picture.position', {
              zoom: numbers.format(zoom),
              left: numbers.format(Math.round(center.x)),
              top: numbers.format(Math.round(center.y)),
            })}
          </VisuallyHidden>
        ) : null}
      </span>
      <chakra.label display="flex" alignItems="center" gap="3" fontWeight="bold">
        {t('picture.zoom')}
        <chakra.input
          type="range"
          {...zoomRange}
          value={zoom}
          onChange={(event) => changeZoom(Number(event.currentTarget.value))}
          flex="1"
          height="target"
          accentColor="{colors.fg.link}"
        />
      </chakra.label>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <ActionButton
          aria-disabled={!area || isSending || undefined}
          aria-busy={isSending}
          onClick={async () => {
            if (!area || isSending) return;
            setIsSending(true);
            const picture = await cropPicture(source, area).catch((error: unknown) => {
              console.warn('picture not cropped', error);
            });
            if (!picture) return onUnreadable();
            if (!(await onCropped(picture))) setIsSending(false);
          }}
        >
          {t('picture.use')}
        </ActionButton>
        <ActionButton variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </ActionButton>
      </chakra.div>
    </chakra.div>
  );
}
