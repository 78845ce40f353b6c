import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Moves the scan of two switches with the keys until the control has the focus: Enter enters the groups that contain the control and leaves the others by
 * their last step, Space moves on. Returns the number of presses.
 */
export async function reachBySwitches(page: Page, control: Locator): Promise<number> {
  for (let pressCount = 0; pressCount < 60; pressCount++) {
    const state = await control.evaluate((element) => {
      if (element === document.activeElement) return 'reached';
      const chip = document.querySelector<HTMLElement>('[data-scan-chip]:not([hidden])');
      const isInGroup = [...document.querySelectorAll('[data-scan-lit=group]')].some((lit) => lit.contains(element));
      return chip && (chip.textContent?.startsWith('↩') || isInGroup) ? 'enter' : 'next';
    });
    if (state === 'reached') return pressCount;
    await page.keyboard.press(state === 'enter' ? 'Enter' : 'Space');
  }
  await expect(control).toBeFocused();
  return Number.POSITIVE_INFINITY;
}

/** Returns the names of the steps of one round of two switches, in the group or on the level where the scan is. */
export async function readRound(page: Page): Promise<string[]> {
  const readStep = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') || document.activeElement?.textContent || '',
    );
  const names: string[] = [];
  for (let name = await readStep(); !names.includes(name); name = await readStep()) {
    names.push(name);
    await page.keyboard.press('Space');
  }
  return names;
}

/**
 * Presses one switch as soon as the scan shows a control, after it has entered the groups that contain the control. The listener runs inside the page, because
 * Playwright is too slow on a busy machine.
 */
export const pressWhenScanned = (page: Page, selector: string): Promise<void> =>
  page.evaluate(
    (controlSelector) =>
      new Promise<void>((resolve) => {
        const press = (target: Element) =>
          setTimeout(() =>
            target.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })),
          );
        const onFocus = ({ target }: FocusEvent) => {
          if (!(target instanceof HTMLElement)) return;
          const isGroup = target.matches('[data-scan-chip]') && !target.textContent?.startsWith('↩');
          const litElements = [...document.querySelectorAll('[data-scan-lit=group]')];
          if (target.matches(controlSelector)) {
            document.removeEventListener('focusin', onFocus);
            press(target);
            setTimeout(resolve);
          } else if (
            isGroup &&
            litElements.some((lit) => lit.matches(controlSelector) || lit.querySelector(controlSelector))
          )
            press(target);
        };
        document.addEventListener('focusin', onFocus);
      }),
    selector,
  );
