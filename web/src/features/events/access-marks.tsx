import type { Lang } from '@hat-nang/model/languages';
import { Box } from '@/components/ui/box';
import { RepeatedIcon } from '@/components/ui/icon';
import { getT } from '@/i18n/server';
import type { AccessFact } from './events.ts';

export const accessIcons: Record<AccessFact, string> = {
  interpreter: 'ph:hands-clapping-bold',
  captions: 'ph:closed-captioning-bold',
  quietRoom: 'ph:moon-bold',
  wheelchair: 'ph:wheelchair-bold',
};

/** The accessibility features of an event, each with an icon and a word. */
export function AccessMarks({ lang, facts }: { lang: Lang; facts: AccessFact[] }) {
  if (facts.length === 0) return null;
  const t = getT(lang);
  return (
    <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" gap="1.5" mt="auto" pt="2">
      {facts.map((fact) => (
        <Box
          as="li"
          key={fact}
          display="inline-flex"
          alignItems="center"
          gap="1"
          bg="bg.sunken"
          borderRadius="full"
          px="2.5"
          py="1"
          fontSize="xs"
          fontWeight="semibold"
        >
          <RepeatedIcon name={accessIcons[fact]} size="1.1em" />
          {t(`events:access.${fact}`)}
        </Box>
      ))}
    </Box>
  );
}
