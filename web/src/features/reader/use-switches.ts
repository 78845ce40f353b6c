import { useEffect, useRef } from 'react';
import type { ReaderModel } from './use-reader.ts';

/**
 * Enables switch access. Its code loads only if switches are on. A touch of three seconds calls `openOptions`. Until this panel closes, controls work by touch,
 * and so they do in the panel in which the switches were turned on.
 */
export const useSwitches = (reader: ReaderModel, isInPanel: boolean, openOptions: () => void): void => {
  const { settings, driver, root } = reader;
  const { switches, dwell } = settings;
  const backText = reader.t('scan.back');
  const isHelped = useRef(false);
  const dwellNow = useRef(dwell);
  useEffect(() => {
    dwellNow.current = dwell;
    if (!isInPanel) isHelped.current = false;
    else if (switches === 0) isHelped.current = true;
  }, [isInPanel, switches, dwell]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `openOptions` only sets state, and a new function must not restart the scan
  useEffect(() => {
    if (!driver || switches === 0) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('./switch-scan.ts').then(({ startSwitchScan }) => {
      if (isOver || !root.current) return;
      stop = startSwitchScan({
        root: root.current,
        driver,
        switches,
        readDwell: () => dwellNow.current,
        isHelped: () => isHelped.current,
        onHold: () => {
          isHelped.current = true;
          openOptions();
        },
        backText,
      });
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [driver, switches, root, backText]);
};
