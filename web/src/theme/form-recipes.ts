import { fieldAnatomy } from '@chakra-ui/react/anatomy';
import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Layout of a form field. The label is above the control, hint and error are below it. */
const fieldRecipe = defineSlotRecipe({
  className: 'field',
  slots: fieldAnatomy.keys(),
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '1.5', width: '100%' },
    label: { fontWeight: 'bold', color: 'fg', display: 'flex', alignItems: 'baseline', gap: '2' },
    requiredIndicator: {},
    helperText: { fontSize: 'sm', color: 'fg.muted' },
    errorText: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1.5',
      fontSize: 'sm',
      fontWeight: 'semibold',
      lineHeight: 'snug',
      color: 'fg.error',
    },
  },
});

const inputRecipe = defineRecipe({
  className: 'input',
  base: {
    width: '100%',
    minWidth: '0',
    height: '3rem',
    px: '4',
    bg: 'bg.surface',
    color: 'fg',
    fontSize: 'md',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'border.strong',
    borderRadius: 'md',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'fast',
    _placeholder: { color: 'fg.muted', opacity: 1 },
    _focusVisible: {
      outline: 'none',
      borderColor: 'border.focus',
      boxShadow: '0 0 0 2px {colors.border.focus}',
      borderRadius: 'md',
    },
    _invalid: { borderColor: 'fg.error', borderWidth: '2px' },
    _disabled: { bg: 'bg.sunken', color: 'fg.muted', cursor: 'not-allowed' },
    _autofill: { boxShadow: '0 0 0 40rem {colors.bg.subtle} inset', WebkitTextFillColor: '{colors.fg}' },
  },
});

/** Recipes of form parts. Only the system of the dialogs uses them. */
export const formRecipes = { input: inputRecipe };
export const formSlotRecipes = { field: fieldRecipe };
