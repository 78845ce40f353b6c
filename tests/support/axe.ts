import { expect, type Page } from '@playwright/test';
import AxeCore from 'axe-core';

const { source } = AxeCore;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that compare colours. All other rules have the same result in both colour modes. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe on the current page, or on the part with the selector `scopeSelector`. Returns one line per element that violates a rule, at most three per rule.
 */
export async function findViolations(page: Page, rules?: string[], scopeSelector?: string): Promise<string[]> {
  // Axe may run several times on a page, but its script is added only once.
  for (const frame of page.frames()) if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(source);
  const problems = await page.evaluate(
    async ({ part, options }) => {
      const { axe } = window as unknown as { axe: Pick<typeof AxeCore, 'run'> };
      return (await axe.run(part ?? document, options)).violations;
    },
    {
      part: scopeSelector && { include: [scopeSelector] },
      options: {
        runOnly: rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: tags },
        resultTypes: ['violations' as const],
      },
    },
  );
  return problems.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => {
      const reason = failureSummary?.split('\n')[1]?.trim() ?? '';
      return `${id}: ${help} – ${target.join(' ')} – ${reason}`;
    }),
  );
}

export const widths = { wide: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } } as const;

/**
 * Runs axe in light and dark mode, at a wide and a phone size. In dark mode, only the rules about colours run. The page is not reloaded, because only style
 * sheets differ. `scopeSelector` limits the check to a part of the page.
 */
export async function expectAccessible(
  page: Page,
  subject: string,
  prepare?: (page: Page, width: keyof typeof widths) => Promise<void>,
  scopeSelector?: string,
): Promise<void> {
  const problems = new Map<string, string>();
  // After a client navigation, React sets the title later than the content.
  await expect(page).toHaveTitle(/\S/);
  for (const width of Object.keys(widths) as (keyof typeof widths)[]) {
    await page.setViewportSize(widths[width]);
    await prepare?.(page, width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
      for (const violation of await findViolations(
        page,
        colorScheme === 'dark' ? rulesOfColour : undefined,
        scopeSelector,
      ))
        problems.set(violation, `${width}, ${colorScheme}: ${violation}`);
    }
  }
  expect([...problems.values()], subject).toEqual([]);
}

/**
 * Returns the links, buttons and form fields of a part of the page that are smaller than 44 × 44 px, with a tolerance of 0.5 px. Inline targets in running
 * text or in a label are exempt (WCAG 2.5.8). A visible part without any target is also reported.
 */
export const findSmallTargets = (page: Page, part: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const isInline = (element: Element) =>
      getComputedStyle(element).display === 'inline' && element.closest('p, li > p, address p, label') !== null;
    const coversItsCard = (element: Element) =>
      ['::before', '::after'].some((part) => {
        const { content, position, inset } = getComputedStyle(element, part);
        return content !== 'none' && position === 'absolute' && inset === '0px';
      });
    const targets = [
      ...document.querySelectorAll(`${selector} :is(a, button, input, select, textarea, summary, [role=button])`),
    ].filter((element) => element.checkVisibility() && !isInline(element));
    const isShown = [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
    if (isShown && targets.length === 0) return [`${selector}: no target`];
    return (
      targets
        // The target of a radio button or check box is the label around it. For a link that covers its card, the target is the card.
        .map((element) => ({
          element,
          box: (element.matches('[type=radio], [type=checkbox]')
            ? (element.closest('label') ?? element)
            : coversItsCard(element)
              ? ((element as HTMLElement).offsetParent ?? element)
              : element
          ).getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(
          ({ element, box }) =>
            `${element.textContent?.trim() || element.getAttribute('aria-label')}: ${Math.round(box.width)} × ${Math.round(box.height)}`,
        )
    );
  }, part);
