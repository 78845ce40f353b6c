import { Box, Heading } from '@chakra-ui/react';

export default async function HomePage({ params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params;
  const answer = await fetch('http://127.0.0.1:8299/', { next: { tags: ['x'], revalidate: 3600 } });
  return (
    <Box p="8">
      <Heading>Home {lang} {await answer.text()}</Heading>
    </Box>
  );
}
