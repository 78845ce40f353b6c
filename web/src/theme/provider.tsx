'use client';

import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { system } from './system.ts';

/**
 * Chakra's system and Emotion's registry: without the registry the styles of a server-rendered page come too late and hydration fails
 * (React #418).
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [registry] = useState(() => {
    const cache = createCache({ key: 's' });
    cache.compat = true;
    const insert = cache.insert;
    let inserted: { name: string; isGlobal: boolean }[] = [];
    cache.insert = (...args) => {
      const [selector, serialized] = args;
      if (cache.inserted[serialized.name] === undefined) inserted.push({ name: serialized.name, isGlobal: !selector });
      return insert(...args);
    };
    return {
      cache,
      flush: () => {
        const names = inserted;
        inserted = [];
        return names;
      },
    };
  });

  useServerInsertedHTML(() => {
    const names = registry.flush();
    if (names.length === 0) return null;
    let styles = '';
    let attribute = registry.cache.key;
    const globals: { name: string; style: string }[] = [];
    for (const { name, isGlobal } of names) {
      const style = registry.cache.inserted[name];
      if (typeof style !== 'string') continue;
      if (isGlobal) globals.push({ name, style });
      else {
        styles += style;
        attribute += ` ${name}`;
      }
    }
    return (
      <>
        {globals.map(({ name, style }) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: Emotion's own serialised rules, no outside text
          <style key={name} data-emotion={`${registry.cache.key}-global ${name}`} dangerouslySetInnerHTML={{ __html: style }} />
        ))}
        {styles ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: Emotion's own serialised rules, no outside text
          <style data-emotion={attribute} dangerouslySetInnerHTML={{ __html: styles }} />
        ) : null}
      </>
    );
  });

  return (
    <CacheProvider value={registry.cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
