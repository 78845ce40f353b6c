import { buildScanTree, isGroup, listControls, type ScanEntry } from './scan-tree.ts';
import type { ScanStep } from './scanner.ts';

const groupSelector = '[data-scan-group], dialog fieldset';
const scanSelector = '[data-scan]:not(:disabled)';
const dialogSelector = ':is(button, a[href], input, select, textarea):not(:disabled, [data-scan-chip])';
const maxNameLength = 40;

// A constructed style sheet loads with this code only, and needs no permission of the content security policy.
const styles = `
[data-scan-lit]{outline:4px solid var(--r-focus,#1d4ed8)!important;outline-offset:2px!important}
[data-scan-lit=group]{outline-style:dashed!important;outline-offset:-2px!important}
[data-scan-chip]{position:fixed;z-index:60;max-width:90vw;min-height:2.75rem;padding:.375rem 1rem;border-radius:999px;pointer-events:none;font-weight:700;
overflow:hidden;text-overflow:ellipsis;white-space:nowrap;background:var(--r-focus,#1d4ed8);color:var(--r-ground,#fff);border:2px solid var(--r-ground,#fff)}
[data-scan-chip][hidden]{display:none}
[data-touch-switch]{touch-action:pinch-zoom;-webkit-touch-callout:none;-webkit-user-select:none;user-select:none}
[data-touch-switch] :is(input,textarea){-webkit-user-select:text;user-select:text}`;

const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim().slice(0, maxNameLength) ?? '';

const nameOf = (element: HTMLElement): string =>
  element.dataset.scanGroup ||
  element.getAttribute('aria-label') ||
  textOf(document.getElementById(element.getAttribute('aria-labelledby') ?? '')) ||
  textOf(element.querySelector(':scope > legend')) ||
  textOf(element.closest('label')) ||
  textOf(element);

const isUsable = (element: HTMLElement, current: HTMLElement | undefined): boolean =>
  element.checkVisibility() && (element === current || element.getAttribute('aria-disabled') !== 'true');

const listGroups = (element: HTMLElement, scope: HTMLElement): HTMLElement[] => {
  if (element.dataset.scanAlone !== undefined) return [];
  const group = element.parentElement?.closest<HTMLElement>(groupSelector);
  return group && group !== scope && scope.contains(group) ? [...listGroups(group, scope), group] : [];
};

const findControls = (scope: HTMLElement, current: HTMLElement | undefined): HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>(scope instanceof HTMLDialogElement ? dialogSelector : scanSelector)].filter(
    (element) => isUsable(element, current),
  );

/**
 * Reads the scan of the page or of a dialog from the markup: `data-scan` marks a control and contains its rank (0 play, 1 next, 4 settings, 5 sound; empty
 * means 3). `data-scan-group` names a group, and `data-scan-alone` takes a control out of its groups. In a dialog, all controls are scanned, and each
 * fieldset is a group.
 */
export const readScanTree = (scope: HTMLElement, current: HTMLElement | undefined): readonly ScanEntry<HTMLElement>[] =>
  buildScanTree(
    findControls(scope, current).map((control) => ({
      control,
      name: nameOf(control),
      rank: Number(control.dataset.scan || 3),
      groups: listGroups(control, scope).map(nameOf),
    })),
  );

/** Returns the elements that show a step: the box of the group if the box contains nothing else, or else each control. */
const findLitElements = (step: ScanStep<HTMLElement>, scope: HTMLElement): HTMLElement[] => {
  const controls = listControls('back' in step ? step.back : step);
  const [first] = controls;
  if (first && ('back' in step || isGroup(step))) {
    const box = listGroups(first, scope).findLast((group) => controls.every((control) => group.contains(control)));
    if (box && findControls(scope, undefined).every((control) => !box.contains(control) || controls.includes(control)))
      return [box];
  }
  return controls.map((control) => control.closest('label') ?? control);
};

/** Places the chip above the lit elements, or below them if there is no space above. */
const placeChip = (chip: HTMLElement, litElements: readonly HTMLElement[]): void => {
  const rects = litElements.map((element) => element.getBoundingClientRect());
  const top = Math.min(...rects.map((rect) => rect.top)) - chip.offsetHeight - 6;
  const bottom = Math.max(...rects.map((rect) => rect.bottom)) + 6;
  const center = (Math.min(...rects.map((rect) => rect.left)) + Math.max(...rects.map((rect) => rect.right))) / 2;
  const clamp = (value: number, max: number) => Math.max(4, Math.min(value, max - 4));
  chip.style.top = `${clamp(top >= 4 ? top : bottom, window.innerHeight - chip.offsetHeight)}px`;
  chip.style.left = `${clamp(center - chip.offsetWidth / 2, window.innerWidth - chip.offsetWidth)}px`;
};

/**
 * Creates the display of the scan. A control gets the focus. A group gets an outline, and a chip with its name gets the focus, so that screen readers say the
 * name. The chip is in the scanned dialog, because the page behind a dialog cannot have the focus.
 */
export const createScanDisplay = (backText: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const chip = document.createElement('button');
  chip.type = 'button';
  chip.dataset.scanChip = '';
  // The chip is no control of the page, so a press of it pauses no automatic turning.
  chip.dataset.flow = '';
  chip.hidden = true;
  let litElements: readonly HTMLElement[] = [];
  const clear = (): void => {
    for (const element of litElements) delete element.dataset.scanLit;
    litElements = [];
  };
  return {
    show: (step: ScanStep<HTMLElement>, scope: HTMLElement): void => {
      clear();
      litElements = findLitElements(step, scope);
      const isControl = !('back' in step) && !isGroup(step);
      for (const element of litElements) element.dataset.scanLit = isControl ? 'control' : 'group';
      if (isControl) {
        step.control.focus();
        chip.hidden = true;
        return;
      }
      if (chip.parentElement !== scope) scope.append(chip);
      chip.textContent = 'back' in step ? `↩ ${backText}` : step.name;
      chip.hidden = false;
      litElements[0]?.scrollIntoView({ block: 'nearest' });
      placeChip(chip, litElements);
      // A screen reader says the new name only if the focus arrives again.
      chip.blur();
      chip.focus({ preventScroll: true });
    },
    stop: (): void => {
      clear();
      chip.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((candidate) => candidate !== sheet);
    },
  };
};
