'use client';

import { chakra } from '@chakra-ui/react';
import { buttonRecipe } from '@/theme/recipes';

/** The one button of the site; says type="button" unless told, so that it never sends a form by accident. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });
