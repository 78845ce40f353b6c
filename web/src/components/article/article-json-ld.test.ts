import { expect, it } from 'vitest';
import type { SiteConfig } from '@/cms/config';
import { toOrganization } from './article-json-ld.ts';

it('gives the address of this site only to its own organization', () => {
  const config = { brandName: 'Hạt Nắng' } as SiteConfig;
  expect(toOrganization('en', config, 'https://hatnang.example')).toEqual({
    '@type': 'Organization',
    name: 'Hạt Nắng',
    url: 'https://hatnang.example/en',
  });
  expect(toOrganization('en', config, 'https://hatnang.example', 'Thư viện Hà Nội')).toEqual({
    '@type': 'Organization',
    name: 'Thư viện Hà Nội',
  });
});
