import type { MenuItem } from '@/cms/config';
import { Box } from '@/components/ui/box';
import { Icon } from '../ui/icon.tsx';
import { MenuLink } from '../ui/menu-link.tsx';

/** The menu of wide screens. An item with children opens a native popover. */
export function MainMenu({ items, idPrefix }: { items: MenuItem[]; idPrefix: string }) {
  const style = {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'target',
    px: '3',
    borderRadius: 'md',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    color: 'fg',
    cursor: 'pointer',
    _hover: { bg: 'bg.sunken' },
  } as const;
  return (
    <Box as="ul" listStyleType="none" display="flex" alignItems="center" gap="0.5">
      {items.map((item, index) => {
        const id = `${idPrefix}-menu-${index}`;
        return (
          <li key={item.url + item.name} style={{ position: 'relative' }}>
            {item.children.length === 0 ? (
              <MenuLink item={item} {...style} />
            ) : (
              <>
                <Box asChild {...style}>
                  <button type="button" popoverTarget={id} style={{ anchorName: `--${id}` } as never}>
                    {item.name}
                    <Icon name="ph:caret-down-bold" size="0.875em" />
                  </button>
                </Box>
                <Box
                  id={id}
                  popover="auto"
                  bg="bg.surface"
                  color="fg"
                  borderWidth="1px"
                  borderColor="border"
                  borderRadius="md"
                  boxShadow="lg"
                  p="2"
                  minWidth="14rem"
                  css={{
                    position: 'absolute',
                    margin: 0,
                    inset: 'auto',
                    positionAnchor: `--${id}`,
                    top: `anchor(bottom, 4.25rem)`,
                    left: `anchor(left, 30%)`,
                  }}
                >
                  <Box as="ul" listStyleType="none">
                    {[{ ...item, children: [] }, ...item.children].map((child) => (
                      <li key={child.url + child.name}>
                        <MenuLink item={child} {...style} display="flex" whiteSpace="normal" />
                      </li>
                    ))}
                  </Box>
                </Box>
              </>
            )}
          </li>
        );
      })}
    </Box>
  );
}
