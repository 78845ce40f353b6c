'use client';

import { chakra } from '@chakra-ui/react';
import NextLink from 'next/link';
import { buttonRecipe } from '@/theme/recipes';

/** The one link of the site: in-app navigation, prefetched by Next (at most four at a time), styled with Chakra's style props. */
export const SiteLink = chakra(NextLink);

/** A link that looks like a button. */
export const ButtonLink = chakra(NextLink, buttonRecipe);
