import type { Lang } from '@hat-nang/model/languages';
import type { ReactNode } from 'react';
import { Box } from '@/components/ui/box';

interface StartingChoiceProps {
  action: string;
  lang: Lang;
  choices: { value: 'kid' | 'adult'; label: string; text: string; picture: string }[];
  skip: string;
  skipIcon: ReactNode;
}

/** A form that works without JavaScript. `/api/starting` stores the choice and the language in cookies for 365 days and redirects to Home. */
export function StartingChoice({ action, lang, choices, skip, skipIcon }: StartingChoiceProps) {
  return (
    <form action={action} method="post" style={{ width: '100%' }}>
      <input type="hidden" name="lang" value={lang} />
      <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5" maxWidth="46rem" mx="auto">
        {choices.map(({ value, label, text, picture }) => (
          <Box
            asChild
            key={value}
            display="flex"
            flexDirection={{ base: 'row', sm: 'column' }}
            alignItems="center"
            gap="4"
            p="5"
            bg="bg.surface"
            color="fg"
            borderWidth="3px"
            borderColor="border"
            borderRadius="xl"
            boxShadow="md"
            cursor="pointer"
            textAlign={{ base: 'start', sm: 'center' }}
            _hover={{ borderColor: 'border.focus', boxShadow: 'lg' }}
          >
            <button type="submit" name="choice" value={value}>
              <Box asChild width={{ base: '6.5rem', sm: '14rem' }} height="auto" flexShrink="0">
                {/* biome-ignore lint/performance/noImgElement: a drawing of our own, already small */}
                <img src={picture} alt="" width={224} height={168} />
              </Box>
              <span>
                <Box
                  as="span"
                  display="block"
                  fontFamily="heading"
                  fontWeight="bold"
                  fontSize="2xl"
                  color="fg.heading"
                  lineHeight="snug"
                >
                  {label}
                </Box>
                <Box as="span" display="block" mt="1" color="fg.muted">
                  {text}
                </Box>
              </span>
            </button>
          </Box>
        ))}
      </Box>
      <Box mt="8">
        <Box
          asChild
          display="inline-flex"
          alignItems="center"
          gap="2"
          minHeight="target"
          px="5"
          borderRadius="full"
          fontWeight="bold"
          color="fg.link"
          cursor="pointer"
          _hover={{ textDecoration: 'underline' }}
        >
          <button type="submit" name="choice" value="skip">
            {skip}
            {skipIcon}
          </button>
        </Box>
      </Box>
    </form>
  );
}
