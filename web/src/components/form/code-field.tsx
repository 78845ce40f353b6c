'use client';

import { chakra } from '@chakra-ui/react';
import { type PointerEvent, type SyntheticEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type CodeMode, codeInPaste, codeLength, toCode } from './code-text.ts';
import { FieldFrame, type FieldFrameProps } from './text-field.tsx';

const slots = Array.from({ length: codeLength }, (_, index) => index);

/**
 * A four-character code: one input that looks like four slots. Screen readers find one field. Password managers, one-time codes, paste and delete
 * work natively. The caret advances after each character and replaces a filled slot.
 */
export function CodeField<Values extends FieldValues>({
  form,
  name,
  mode,
  badPaste,
  ...frame
}: FieldFrameProps<Values> & {
  mode: CodeMode;
  /** Key of the message for a pasted text without a code. */
  badPaste: string;
}) {
  const [slot, setSlot] = useState<number>();
  const { ref, onBlur, ...field } = form.register(name);
  const input = useRef<HTMLInputElement>(null);
  const typed = String(form.watch(name) ?? '');

  const put = (code: string) => {
    form.setValue(name, code as never, { shouldDirty: true });
    form.clearErrors(name);
    if (input.current) input.current.value = code;
    moveTo(code.length);
  };
  /** Selects the character in a slot, so that typing replaces it. An index after the first empty slot selects that slot. */
  const moveTo = (index: number) => {
    const element = input.current;
    if (!element) return;
    const at = Math.min(index, element.value.length, codeLength - 1);
    element.setSelectionRange(at, Math.min(at + 1, element.value.length));
    setSlot(at);
  };
  const follow = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setSlot(Math.min(currentTarget.selectionStart ?? 0, codeLength - 1));

  return (
    <FieldFrame {...frame} form={form} name={name}>
      {(ties) => (
        <chakra.div position="relative" display="flex" gap={{ base: '2.5', sm: '3' }} justifyContent="center" py="1">
          {slots.map((index) => {
            const isActive = slot === index;
            const isInvalid = Boolean(form.getFieldState(name, form.formState).error);
            return (
              <chakra.span
                key={index}
                aria-hidden="true"
                data-slot={typed[index] ?? ''}
                display="flex"
                alignItems="center"
                justifyContent="center"
                flex="1"
                maxWidth="4rem"
                height="4.25rem"
                fontFamily="heading"
                fontSize="3xl"
                fontWeight="bold"
                bg={typed[index] ? 'bg.subtle' : 'bg.surface'}
                color="fg.heading"
                borderWidth="2px"
                borderColor={isActive ? 'border.focus' : isInvalid ? 'fg.error' : 'border.strong'}
                borderRadius="md"
                boxShadow={isActive ? '0 0 0 3px {colors.border.focus}' : undefined}
              >
                {typed[index] ??
                  (isActive ? (
                    <chakra.span width="2px" height="1.75rem" bg="fg" animation="blink 1.1s step-end infinite" />
                  ) : null)}
              </chakra.span>
            );
          })}
          <chakra.input
            {...ties}
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
            // In running text any four-letter word would match, so a code there must contain a digit.
            opacity="0"
            fontSize="lg"
            cursor="text"
            onChange={({ currentTarget }) => {
              const at = currentTarget.selectionStart ?? 0;
              const code = toCode(currentTarget.value, mode);
              const isLonger = code.length > typed.length || (code.length === typed.length && code !== typed);
              put(code);
              moveTo(isLonger ? Math.min(at, code.length) : at);
            }}
            onPaste={(event) => {
              event.preventDefault();
              const code = codeInPaste(event.clipboardData.getData('text'), mode);
              if (code) put(code);
              else form.setError(name, { type: 'paste', message: badPaste });
            }}
            onFocus={() => moveTo(typed.length < codeLength ? typed.length : 0)}
            onKeyUp={follow}
            onPointerUp={({ clientX, currentTarget }: PointerEvent<HTMLInputElement>) => {
              const { left, width } = currentTarget.getBoundingClientRect();
              moveTo(Math.floor(((clientX - left) / width) * codeLength));
            }}
            onBlur={(event) => {
              setSlot(undefined);
              return onBlur(event);
            }}
          />
        </chakra.div>
      )}
    </FieldFrame>
  );
}
