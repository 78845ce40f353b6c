'use client';

import { chakra, Input } from '@chakra-ui/react';
import { MAX_TEXT_LENGTHS } from '@hat-nang/model/contracts/own-lists';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '@/components/form/submit-button';

/** A form for a new playlist. The form keeps the typed name until the playlist is created. */
export function NewPlaylist({
  onCreate,
  label,
}: {
  /**
   * Creates the playlist. Resolves to true if it was created. `isRepeated`: the last attempt had the same name and failed, but perhaps only its response
   * was lost.
   */
  onCreate: (title: string, isRepeated: boolean) => Promise<boolean>;
  label: string;
}) {
  const { t } = useTranslation('my-account');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const failedName = useRef<string>(undefined);
  const [title, setTitle] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isSending, setIsSending] = useState(false);
  return (
    <chakra.form
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        event.stopPropagation();
        if (isSending) return;
        const name = title.normalize('NFC').trim();
        setIsMissing(name === '');
        if (name === '') return input.current?.focus();
        setIsSending(true);
        const isCreated = await onCreate(name, failedName.current === name);
        failedName.current = isCreated ? undefined : name;
        if (isCreated) setTitle('');
        setIsSending(false);
      }}
    >
      <chakra.label htmlFor={id} fontWeight="bold" display="block" mb="1.5">
        {label}
      </chakra.label>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Input
          ref={input}
          id={id}
          value={title}
          maxLength={MAX_TEXT_LENGTHS.title}
          placeholder={t('playlists.newPlaceholder')}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          onChange={(event) => {
            setTitle(event.currentTarget.value);
            setIsMissing(false);
          }}
          flex="1 1 14rem"
        />
        <ActionButton type="submit" aria-disabled={isSending || undefined} aria-busy={isSending}>
          {t('playlists.create')}
        </ActionButton>
      </chakra.div>
      <chakra.p id={`${id}-error`} aria-live="polite" mt="1.5" color="fg.error" fontWeight="semibold" fontSize="sm">
        {isMissing ? t('playlists.titleNeeded') : ''}
      </chakra.p>
    </chakra.form>
  );
}
