'use client';

import { chakra } from '@chakra-ui/react';
import { type ComponentType, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '@/cms/assets';
import { ActionButton, TextButton } from '@/components/form/submit-button';
import { showToast } from '@/components/layout/toast-store';
import { useRunChange } from '@/components/own/use-remote-data';
import { loadCode } from './load-code.ts';
import type { PictureCropProps } from './picture-crop.tsx';
import { type Profile, savePicture } from './profile.ts';

/** Maximum size of the chosen file in bytes. */
const maxBytes = 2 * 1024 * 1024;
const mimeTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Section that changes or removes the user's picture. The user crops the new picture, and the back end encodes the cropped picture again. */
export function PictureSection({ profile, onChange }: { profile: Profile; onChange: () => void }) {
  const { t } = useTranslation('profile');
  const runChange = useRunChange();
  const [chosenUrl, setChosenUrl] = useState<string>();
  const [problem, setProblem] = useState('');
  const [Crop, setCrop] = useState<ComponentType<PictureCropProps>>();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    if (!mimeTypes.includes(file.type)) return setProblem(t('picture.wrongKind'));
    if (file.size > maxBytes) return setProblem(t('picture.tooLarge'));
    // The code for cropping loads when the user chooses the first picture.
    const isLoaded = await runChange(async () => {
      const { PictureCrop } = await loadCode(import('./picture-crop.tsx'));
      setCrop(() => PictureCrop);
    });
    if (isLoaded) setChosenUrl(URL.createObjectURL(file));
    // The browser reports another choice of the same file only if the input is empty.
    else if (input.current) input.current.value = '';
  };
  const close = () => {
    if (chosenUrl) URL.revokeObjectURL(chosenUrl);
    setChosenUrl(undefined);
    if (input.current) input.current.value = '';
    requestAnimationFrame(() => button.current?.focus());
  };
  const save = async (picture: Blob | null) => {
    if (!(await runChange(() => savePicture(picture)))) return false;
    showToast({ type: 'success', text: t(picture ? 'saved' : 'picture.removed') });
    close();
    onChange();
    return true;
  };
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="5">
        <chakra.div
          width="6rem"
          height="6rem"
          borderRadius="full"
          overflow="hidden"
          bg="bg.sunken"
          display="flex"
          alignItems="center"
          justifyContent="center"
          fontSize="3xl"
          fontFamily="heading"
          fontWeight="bold"
          color="fg.muted"
        >
          {profile.avatar ? (
            // biome-ignore lint/performance/noImgElement: a preset picture of our own host
            <img
              src={assetUrl(profile.avatar, 'avatar-96')}
              alt={t('picture.current')}
              width={96}
              height={96}
              style={{ width: '100%', height: '100%', objectFit: 'cover' }}
            />
          ) : (
            <span aria-hidden="true">{(profile.first_name || profile.username || '?').slice(0, 1).toUpperCase()}</span>
          )}
        </chakra.div>
        <chakra.div flex="1" minWidth="14rem">
          <chakra.p mb="3" color="fg.muted">
            {t('picture.text')}
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
            <ActionButton ref={button} variant="outline" onClick={() => input.current?.click()}>
              {t(profile.avatar ? 'picture.change' : 'picture.choose')}
            </ActionButton>
            {profile.avatar ? (
              <TextButton type="button" onClick={() => void save(null)}>
                {t('picture.remove')}
              </TextButton>
            ) : null}
          </chakra.div>
          <input
            ref={input}
            type="file"
            accept={mimeTypes.join()}
            hidden
            data-picture=""
            onChange={(event) => void choose(event.currentTarget.files?.[0])}
          />
          <chakra.p role="alert" mt="2" color="fg.error" fontWeight="semibold">
            {problem}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      {chosenUrl && Crop ? (
        <Crop
          source={chosenUrl}
          onCancel={close}
          onCropped={save}
          onUnreadable={() => {
            close();
            setProblem(t('picture.wrongKind'));
          }}
        />
      ) : null}
    </>
  );
}
