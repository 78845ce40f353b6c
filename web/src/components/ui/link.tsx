import type { HTMLChakraProps, RecipeVariantProps } from '@chakra-ui/react';
import { type Style, splitStyle, toClass } from '@/theme/css';
import type { buttonRecipe } from '@/theme/recipes';
import { StyleRules } from '@/theme/style-rules';
import { system } from '@/theme/system';
import { ClientSideLink, type SoftLinkProps } from './soft-link.tsx';

type NavigationOptions = Pick<SoftLinkProps, 'prefetch' | 'scroll' | 'replace'>;
export type SiteLinkProps = Omit<HTMLChakraProps<'a'>, 'href' | 'as' | 'asChild'> &
  NavigationOptions & { href: string };
export type ButtonLinkProps = SiteLinkProps & RecipeVariantProps<typeof buttonRecipe>;

/** Checks whether an address is a page of this site. Files below `/api/` and `/feeds/` are not pages; the browser loads them without the router. */
const isPageOfSite = (href: string) => href.startsWith('/') && !/^\/(api|feeds)\//.test(href);

function StyledLink({ props, base }: { props: SiteLinkProps; base?: Style }) {
  const { href, prefetch, scroll, replace, children, className, ...rest } = props;
  const [styles, attributes] = splitStyle(rest);
  const cssClass = toClass(...(base ? [base] : []), ...styles);
  const commonProps = { className: [cssClass.className, className].filter(Boolean).join(' '), ...attributes };
  return (
    <>
      <StyleRules of={[cssClass]} />
      {isPageOfSite(href) ? (
        <ClientSideLink href={href} prefetch={prefetch} scroll={scroll} replace={replace} {...commonProps}>
          {children}
        </ClientSideLink>
      ) : (
        <a href={href} {...commonProps}>
          {children}
        </a>
      )}
    </>
  );
}

/** The link component of the site, with in-app navigation, prefetching and Chakra's style props. */
export function SiteLink(props: SiteLinkProps) {
  return <StyledLink props={props} />;
}

/** A link styled as a button. It is not printed, unless its text is a telephone number. */
export function ButtonLink({ variant, size, ...props }: ButtonLinkProps) {
  const printAttribute = props.href.startsWith('tel:') ? {} : { 'data-not-printed': '' };
  return <StyledLink props={{ ...printAttribute, ...props }} base={system.getRecipeFn('button')({ variant, size })} />;
}

/** A link styled as a button that causes a full page load, for messages about failures. */
export function PlainButtonLink({
  variant,
  size,
  children,
  href,
}: Pick<ButtonLinkProps, 'variant' | 'size' | 'children' | 'href'>) {
  const cssClass = toClass(system.getRecipeFn('button')({ variant, size }));
  return (
    <>
      <StyleRules of={[cssClass]} />
      <a href={href} className={cssClass.className} data-not-printed="">
        {children}
      </a>
    </>
  );
}
