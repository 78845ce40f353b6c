import type { HTMLChakraProps } from '@chakra-ui/react';
import { Children, cloneElement, type ElementType, isValidElement, type ReactElement, type ReactNode } from 'react';
import { type CssClass, splitStyle, toClass } from '@/theme/css';
import { StyleRules } from '@/theme/style-rules';

export type BoxProps = HTMLChakraProps<'div'> & { popover?: 'auto' | 'manual'; href?: string; dateTime?: string };

/**
 * Replacement for Chakra's Box in server components, with the same style props, `as` and `asChild`. The server computes the class and sends plain elements.
 * Client components use class names instead (theme/style-rules.tsx, classesFor).
 */
export function Box({ as, asChild, children, className, ...props }: BoxProps) {
  const [styles, attributes] = splitStyle(props);
  const cssClasses: CssClass[] = styles.length > 0 ? [toClass(...styles)] : [];
  const classNames =
    [...cssClasses.map((cssClass) => cssClass.className), className].filter(Boolean).join(' ') || undefined;
  const Element = (as ?? 'div') as ElementType;
  return (
    <>
      <StyleRules of={cssClasses} />
      {asChild ? (
        addClassToChild(children, classNames, attributes)
      ) : (
        <Element className={classNames} {...attributes}>
          {children}
        </Element>
      )}
    </>
  );
}

const addClassToChild = (children: ReactNode, className: string | undefined, attributes: Record<string, unknown>) => {
  const child = Children.toArray(children).find((node) => isValidElement(node)) as
    | ReactElement<{ className?: string }>
    | undefined;
  if (!child) return children;
  return cloneElement(child, {
    ...attributes,
    className: [className, child.props.className].filter(Boolean).join(' ') || undefined,
  });
};
