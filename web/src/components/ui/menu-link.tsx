import type { ComponentProps } from 'react';
import type { MenuItem } from '@/cms/config';
import { SiteLink } from './link.tsx';

/** A link of a menu from the CMS: other hosts and new tabs get what they need to be safe. */
export function MenuLink({ item, ...props }: { item: MenuItem } & Omit<ComponentProps<typeof SiteLink>, 'href'>) {
  const opensTab = item.target === '_blank';
  return (
    <SiteLink href={item.url} {...(opensTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})} {...props}>
      {props.children ?? item.name}
    </SiteLink>
  );
}
