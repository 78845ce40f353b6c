import type { ComponentProps } from 'react';
import type { MenuItem } from '@/cms/config';
import { SiteLink } from './link.tsx';

/** A menu link from the CMS. A link that opens a new tab has a safe `rel` attribute. */
export function MenuLink({ item, ...props }: { item: MenuItem } & Omit<ComponentProps<typeof SiteLink>, 'href'>) {
  const opensTab = item.target === '_blank';
  return (
    <SiteLink href={item.url} {...(opensTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})} {...props}>
      {props.children ?? item.name}
    </SiteLink>
  );
}
