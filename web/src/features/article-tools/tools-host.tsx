'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { showToast } from '@/components/layout/toast-store';
import type { ToolProps } from './tool-props.ts';

interface ToolsHostProps extends ToolProps {
  /** Message after the code or the texts could not be loaded. */
  failed: string;
  children: ReactNode;
}

/**
 * Container of the tools' buttons (`data-tool`), which are server components. The code and the texts of the tools load on the first press. This component is
 * small, because the bundler puts it into a script of all pages.
 */
export function ToolsHost({ failed, children, ...toolProps }: ToolsHostProps) {
  const [tools, setTools] = useState<ReactNode>();
  // Marks the switch of easy texts, which the script in <head> precedes.
  useEffect(() => window.__applyReadingText?.(), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the click of a button within; keys on the button cause clicks
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      className="article-tools"
      data-not-printed=""
      onClick={({ target }) => {
        import('./tools.tsx')
          .then(({ loadTools }) => loadTools(target as Element, toolProps))
          .then(setTools, (error: unknown) => {
            console.warn('tools not loaded', error);
            showToast({ type: 'error', text: failed });
          });
      }}
    >
      {children}
      {tools}
    </div>
  );
}
