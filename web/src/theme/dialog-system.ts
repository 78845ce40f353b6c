import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { dialogRecipe } from './dialog-recipes.ts';
import { formRecipes, formSlotRecipes } from './form-recipes.ts';
import { siteConfig } from './system.ts';

const system = /* @__PURE__ */ createSystem(
  defaultBaseConfig,
  siteConfig,
  defineConfig({
    disableLayers: true,
    theme: { recipes: formRecipes, slotRecipes: { dialog: dialogRecipe, ...formSlotRecipes } },
  }),
);

/**
 * Chakra's system for what runs in the browser: the site's tokens and the recipes of dialogs and forms. Reset, tokens and global rules are in
 * the page already (theme/css.ts), so this one writes none. Only files that are loaded on demand may import it.
 */
export const dialogSystem: typeof system = { ...system, _global: [] };
