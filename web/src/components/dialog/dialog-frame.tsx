'use client';

import { chakra, Dialog } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { BackGlyph } from '@/components/form/glyphs';
import { TextButton } from '@/components/form/submit-button';

/** Ids of a dialog's elements. They can be constants, because only one dialog is open at a time. */
export const dialogIds = { title: 'dialog-title', description: 'dialog-description', content: 'dialog-content' };

interface DialogFrameProps {
  title: string;
  intro?: ReactNode;
  /** A picture above the title of dialogs that have no form. */
  picture?: ReactNode;
  /** The back button below the content. If undefined, the dialog has no back button. */
  back?: { label: string; onClick: () => void };
  children: ReactNode;
}

/**
 * Title and content of one dialog. The focus moves to the element with `data-autofocus`, or to the title. The title also labels the group. If a dialog
 * replaces another dialog, a screen reader therefore announces the new title.
 */
export function DialogFrame({ title, intro, picture, back, children }: DialogFrameProps) {
  const headingElement = useRef<HTMLHeadingElement>(null);
  const frameElement = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The visitor can have scrolled the previous dialog. On a phone the dialog itself scrolls; on wider screens the layer around the dialog scrolls.
    const dialogElement = frameElement.current?.closest('[role="dialog"]');
    for (const element of [dialogElement, dialogElement?.parentElement]) element?.scrollTo(0, 0);
    const focusContent = () =>
      (frameElement.current?.querySelector<HTMLElement>('[data-autofocus]') ?? headingElement.current)?.focus({
        preventScroll: true,
      });
    focusContent();
    // Chakra's focus trap starts one frame later and moves the focus. The focus is therefore set again one frame after the trap has started.
    const frameRequest = requestAnimationFrame(() => requestAnimationFrame(focusContent));
    return () => cancelAnimationFrame(frameRequest);
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a screen reader would announce the legend of a fieldset as a second title
    <div
      ref={frameElement}
      role="group"
      aria-labelledby={dialogIds.title}
      aria-describedby={intro ? dialogIds.description : undefined}
    >
      <Dialog.Header>
        {picture}
        <Dialog.Title ref={headingElement} tabIndex={-1} outline="none">
          {title}
        </Dialog.Title>
        {intro ? <Dialog.Description>{intro}</Dialog.Description> : null}
      </Dialog.Header>
      <Dialog.Body>
        {children}
        {back ? (
          <chakra.div display="flex" justifyContent="center">
            <TextButton type="button" onClick={back.onClick}>
              <BackGlyph size="1em" />
              {back.label}
            </TextButton>
          </chakra.div>
        ) : null}
      </Dialog.Body>
    </div>
  );
}
