'use client';

import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '@/components/form/submit-button';

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

/** Control that selects a square part of a picture by dragging, by arrow keys or by a zoom slider, and saves this part. */
export function PictureCrop({ source, onCropped, onCancel, onUnreadable }: PictureCropProps) {
  const { t } = useTranslation('profile');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(zoomRange.min);
  const [area, setArea] = useState<Area>();
  const [isSending, setIsSending] = useState(false);
  return (
    <chakra.div role="group" aria-label={t('picture.crop')} mt="5" display="flex" flexDirection="column" gap="4">
      <chakra.p id="crop-help">{t('picture.cropHelp')}</chakra.p>
      <chakra.div position="relative" height="18rem" borderRadius="md" overflow="hidden" bg="night.900">
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
          onZoomChange={setZoom}
          onCropComplete={(_, croppedPixels) => setArea(croppedPixels)}
          mediaProps={{ onError: onUnreadable, alt: '' }}
          cropperProps={{ 'aria-label': t('picture.crop'), 'aria-describedby': 'crop-help', role: 'group' }}
        />
      </chakra.div>
      <chakra.label display="flex" alignItems="center" gap="3" fontWeight="bold">
        {t('picture.zoom')}
        <chakra.input
          type="range"
          {...zoomRange}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
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
