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
 * Chakra's system in the browser: tokens of the site and recipes of dialogs and forms. The system writes no reset, tokens or global rules, because the page
 * already contains them (theme/css.ts). Only files that are loaded on demand may import `dialogSystem`.
 */
export const dialogSystem: typeof system = { ...system, _global: [] };
