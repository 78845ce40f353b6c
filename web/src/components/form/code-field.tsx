'use client';

import { chakra } from '@chakra-ui/react';
import { type PointerEvent, type SyntheticEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type CodeMode, codeLength, findCodeInPaste, toCode } from './code-text.ts';
import { FieldFrame, type FieldFrameProps } from './text-field.tsx';

const slotIndexes = Array.from({ length: codeLength }, (_, index) => index);

/**
 * Field for a four-character code: one input that looks like four slots. Screen readers find one field. Password managers, one-time codes and delete work
 * natively. The caret advances after each character. Typing in a filled slot replaces its character.
 */
export function CodeField<Values extends FieldValues>({
  form,
  name,
  mode,
  badPasteKey,
  ...frame
}: FieldFrameProps<Values> & {
  mode: CodeMode;
  /** Key of the message for a pasted text without a code. */
  badPasteKey: string;
}) {
  const [activeSlot, setActiveSlot] = useState<number>();
  const { ref, onBlur, ...field } = form.register(name);
  const input = useRef<HTMLInputElement>(null);
  const currentCode = String(form.watch(name) ?? '');

  const setCode = (code: string) => {
    form.setValue(name, code as never, { shouldDirty: true });
    form.clearErrors(name);
    if (input.current) input.current.value = code;
    moveTo(code.length);
  };
  /** Selects the character in a slot, so that typing replaces the character. An index after the first empty slot selects the first empty slot. */
  const moveTo = (index: number) => {
    const element = input.current;
    if (!element) return;
    const targetIndex = Math.min(index, element.value.length, codeLength - 1);
    element.setSelectionRange(targetIndex, Math.min(targetIndex + 1, element.value.length));
    setActiveSlot(targetIndex);
  };
  const updateSlot = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setActiveSlot(Math.min(currentTarget.selectionStart ?? 0, codeLength - 1));

  return (
    <FieldFrame {...frame} form={form} name={name}>
      {(ids) => (
        <chakra.div position="relative" display="flex" gap={{ base: '2.5', sm: '3' }} justifyContent="center" py="1">
          {slotIndexes.map((index) => {
            const isActive = activeSlot === index;
            const isInvalid = Boolean(form.getFieldState(name, form.formState).error);
            return (
              <chakra.span
                key={index}
                aria-hidden="true"
                data-slot={currentCode[index] ?? ''}
                display="flex"
                alignItems="center"
                justifyContent="center"
                flex="1"
                maxWidth="4rem"
                height="4.25rem"
                fontFamily="heading"
                fontSize="3xl"
                fontWeight="bold"
                bg={currentCode[index] ? 'bg.subtle' : 'bg.surface'}
                color="fg.heading"
                borderWidth="2px"
                borderColor={isActive ? 'border.focus' : isInvalid ? 'fg.error' : 'border.strong'}
                borderRadius="md"
                boxShadow={isActive ? '0 0 0 3px {colors.border.focus}' : undefined}
              >
                {currentCode[index] ??
                  (isActive ? (
                    <chakra.span width="2px" height="1.75rem" bg="fg" animation="blink 1.1s step-end infinite" />
                  ) : null)}
              </chakra.span>
            );
          })}
          <chakra.input
            {...ids}
            {...field}
            ref={(element: HTMLInputElement | null) => {
              ref(element);
              input.current = element;
            }}
            type="text"
            inputMode={mode === 'digits' ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={form.getFieldState(name, form.formState).error ? true : undefined}
            data-autofocus
            position="absolute"
            inset="0"
            width="100%"
            height="100%"
            opacity="0"
            fontSize="lg"
            cursor="text"
            onChange={({ currentTarget }) => {
              const caretPosition = currentTarget.selectionStart ?? 0;
              const code = toCode(currentTarget.value, mode);
              const isLonger =
                code.length > currentCode.length || (code.length === currentCode.length && code !== currentCode);
              setCode(code);
              moveTo(isLonger ? Math.min(caretPosition, code.length) : caretPosition);
            }}
            onPaste={(event) => {
              event.preventDefault();
              const code = findCodeInPaste(event.clipboardData.getData('text'), mode);
              if (code) setCode(code);
              else form.setError(name, { type: 'paste', message: badPasteKey });
            }}
            onFocus={() => moveTo(currentCode.length < codeLength ? currentCode.length : 0)}
            onKeyUp={updateSlot}
            onPointerUp={({ clientX, currentTarget }: PointerEvent<HTMLInputElement>) => {
              const { left, width } = currentTarget.getBoundingClientRect();
              moveTo(Math.floor(((clientX - left) / width) * codeLength));
            }}
            onBlur={(event) => {
              setActiveSlot(undefined);
              return onBlur(event);
            }}
          />
        </chakra.div>
      )}
    </FieldFrame>
  );
}
