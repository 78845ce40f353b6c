'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { showToast } from '@/components/layout/toast-store';

interface EasySwitchProps {
  className: string;
  /** Attribute of <html> while easy texts are chosen. */
  mark: string;
  /** Message after the code could not be loaded. */
  failed: string;
  children: ReactNode;
}

/** Switch between the full and the easy text. The choice is the reader's setting “easy words”. */
export function EasySwitch({ className, mark, failed, children }: EasySwitchProps) {
  const [isEasy, setIsEasy] = useState(false);
  // A script in <head> sets the mark before this component exists.
  useEffect(() => setIsEasy(document.documentElement.hasAttribute(mark)), [mark]);
  const toggle = async () => {
    try {
      const { storeEasyChoice } = await import('./store-easy-choice.ts');
      storeEasyChoice(!isEasy, mark);
      setIsEasy(!isEasy);
    } catch (error) {
      console.warn('choice not stored', error);
      showToast({ type: 'error', text: failed });
    }
  };
  return (
    <button type="button" role="switch" aria-checked={isEasy} className={className} onClick={() => void toggle()}>
      {children}
    </button>
  );
}
