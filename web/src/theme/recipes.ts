import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Recipe of buttons and of links that look like buttons. The target is at least 44 px high. */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'target',
    minWidth: 'target',
    px: '5',
    py: '2',
    borderRadius: 'full',
    fontWeight: 'bold',
    fontSize: 'md',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color, box-shadow',
    transitionDuration: 'fast',
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'primary.700',
        color: 'white',
        _hover: { bg: 'primary.800' },
        _dark: { bg: 'primary.200', color: 'primary.950', _hover: { bg: 'primary.100' } },
      },
      accent: { bg: 'bg.accent', color: 'fg.onAccent', _hover: { bg: 'warning.500' } },
      outline: {
        borderWidth: '2px',
        borderStyle: 'solid',
        borderColor: 'fg.link',
        color: 'fg.link',
        bg: 'transparent',
        _hover: { bg: 'bg.sunken' },
      },
      ghost: { color: 'fg', bg: 'transparent', _hover: { bg: 'bg.sunken' } },
    },
    size: { md: {}, lg: { px: '7', py: '3', fontSize: 'lg' }, icon: { px: '0', width: 'target', borderRadius: 'md' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
