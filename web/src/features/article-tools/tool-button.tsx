'use client';

import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { showToast } from '@/components/layout/toast-store';
import type { ToolProps } from './tool-props.ts';
import type { ToolName } from './tools.ts';

interface ToolButtonProps extends Omit<ToolProps, 'onClose'> {
  tool: ToolName;
  /** Message after the code or the texts could not be loaded. */
  failed: string;
  children: ReactNode;
}

/** Button that shows and hides a tool below it. The code and the texts of the tools load on the first press. */
export function ToolButton({ tool, failed, children, ...toolProps }: ToolButtonProps) {
  const [Tool, setTool] = useState<ComponentType<ToolProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const toggle = async () => {
    try {
      if (!Tool) {
        const { loadTool } = await import('./tools.ts');
        const loadedTool = await loadTool(tool, toolProps.lang);
        setTool(() => loadedTool);
      }
      setIsOpen(!isOpen);
    } catch (error) {
      console.warn('tool not loaded', error);
      showToast({ type: 'error', text: failed });
    }
  };
  const close = () => {
    // The tool follows the button. A focus elsewhere, for example in the text, stays where it is.
    if (button.current?.nextElementSibling?.contains(document.activeElement))
      button.current.focus({ preventScroll: true });
    setIsOpen(false);
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        className={toolProps.classNames.button}
        aria-expanded={isOpen}
        onClick={() => void toggle()}
      >
        {children}
      </button>
      {Tool && isOpen ? <Tool {...toolProps} onClose={close} /> : null}
    </>
  );
}
