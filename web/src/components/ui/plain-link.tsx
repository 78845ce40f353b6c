'use client';

import { chakra } from '@chakra-ui/react';
import { buttonRecipe } from '@/theme/recipes';

/**
 * A link that looks like a button and loads its page in full: on pages that stand for a failure, and without next/link, so that the "not found"
 * and error views, which every page carries, stay light.
 */
export const PlainButtonLink = chakra('a', buttonRecipe);
